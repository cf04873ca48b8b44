/**
 * Conditions under which a page is usable, by what it shows rather than what it reports about
 * itself. Each function is serialized into the page and called in frames after a change, so it can't
 * use anything outside of itself and checks the cheapest condition first.
 */

/** A form is usable: its fields and its button are visible, enabled and wired to React. */
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

/** A page with a search is usable: its field and its button are visible and wired to React. */
export function searchIsUsable() {
  const form = document.querySelector('main input[type="search"]')?.form;
  if (!form || !document.querySelector('main h1')) return false;
  const isWired = (element) =>
    Object.keys(element).some((name) => name.startsWith('__reactProps$')) &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  return isWired(form) && [...form.elements].every((element) => isWired(element));
}

/** A page shows its figures: there are numbers and no skeletons. */
export function figuresAreShown() {
  const main = document.querySelector('main');
  if (!main?.querySelector('h1')) return false;
  if (main.querySelector('.ant-skeleton, [aria-busy="true"]')) return false;
  return (main.textContent.match(/\d+/g)?.length ?? 0) >= 3;
}

/** A list shows its rows: there are no skeletons, and nothing is loading. */
export function rowsAreShown() {
  const main = document.querySelector('main');
  if (!main?.querySelector('h1')) return false;
  if (main.querySelector('.ant-skeleton, [aria-busy="true"]')) return false;
  return (main.querySelector('tbody tr')?.textContent.trim().length ?? 0) > 0;
}

/** A virtualized table shows its visible rows. */
export function rowsInSightAreShown() {
  const main = document.querySelector('main');
  return Boolean(main?.querySelector('h1')) && main.querySelectorAll('[data-row-key]').length >= 5;
}

/** A page shows its content: there are many controls and no skeletons. */
export function contentIsShown() {
  const main = document.querySelector('main');
  if (!main?.querySelector('h1')) return false;
  if (main.querySelector('.ant-skeleton, [aria-busy="true"]')) return false;
  return main.querySelectorAll('a[href], button, input').length >= 20;
}

/** A dashboard is complete: there are no skeletons, and every chart is drawn. */
export function chartsAreDrawn() {
  const main = document.querySelector('main');
  if (!main?.querySelector('h1')) return false;
  if (main.querySelector('.ant-skeleton, [aria-busy="true"]')) return false;
  const charts = [...main.querySelectorAll('[data-drawn]')];
  return charts.length > 0 && charts.every((chart) => chart.dataset.drawn === 'true');
}
