/**
 * When a page can be used, seen from what it shows and never from what it says of itself. Each
 * function is serialized into the page and asked once per frame, so it uses nothing from outside
 * itself and looks for the cheapest sign first.
 */

/** A form that takes input: its fields and its button are shown, enabled and wired to React. */
export function formIsUsable() {
  const form = document.querySelector('input[type="password"]')?.form;
  if (!form) return false;
  const propsOf = (element) => {
    const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
    return key ? element[key] : null;
  };
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().height > 0;
  const isUsable = (element) =>
    isShown(element) && !element.disabled && !element.closest('[inert]') && propsOf(element);
  const fields = [...form.querySelectorAll('input:not([type="hidden"])')];
  const button = form.querySelector('button[type="submit"]');
  return Boolean(
    typeof propsOf(form)?.onSubmit === 'function' &&
    button &&
    isUsable(button) &&
    fields.every(isUsable),
  );
}

/** A page with a search that takes input: its field and its button are shown and wired to React. */
export function searchIsUsable() {
  const form = document.querySelector('main input[type="search"]')?.form;
  if (!form || !document.querySelector('main h1')) return false;
  const isWired = (element) =>
    Object.keys(element).some((name) => name.startsWith('__reactProps$')) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return isWired(form) && [...form.elements].every((element) => isWired(element));
}

/** A page of the product that shows its figures: no skeleton is left, and there are numbers. */
export function figuresAreShown() {
  const main = document.querySelector('main');
  if (!main?.querySelector('h1')) return false;
  if (main.querySelector('.ant-skeleton, [aria-busy="true"]')) return false;
  return (main.textContent.match(/\d+/g)?.length ?? 0) >= 3;
}

/** A list of the product that shows its rows: no skeleton is left, and nothing is under way. */
export function rowsAreShown() {
  const main = document.querySelector('main');
  if (!main?.querySelector('h1')) return false;
  if (main.querySelector('.ant-skeleton, [aria-busy="true"]')) return false;
  return (main.querySelector('tbody tr')?.textContent.trim().length ?? 0) > 0;
}

/** A table of which only the rows in sight are drawn: they are. */
export function rowsInSightAreShown() {
  const main = document.querySelector('main');
  return Boolean(main?.querySelector('h1')) && main.querySelectorAll('[data-row-key]').length >= 5;
}

/** A page of the product that shows what it is for: no skeleton is left, and there is much to press. */
export function contentIsShown() {
  const main = document.querySelector('main');
  if (!main?.querySelector('h1')) return false;
  if (main.querySelector('.ant-skeleton, [aria-busy="true"]')) return false;
  return main.querySelectorAll('a[href], button, input').length >= 20;
}

/** A dashboard that shows everything on it: no skeleton is left, and every chart is drawn. */
export function chartsAreDrawn() {
  const main = document.querySelector('main');
  if (!main?.querySelector('h1')) return false;
  if (main.querySelector('.ant-skeleton, [aria-busy="true"]')) return false;
  const charts = [...main.querySelectorAll('[data-drawn]')];
  return charts.length > 0 && charts.every((chart) => chart.dataset.drawn === 'true');
}
