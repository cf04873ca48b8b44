/** Focuses the first item of a menu, or its panel if it has none. */
export function focusFirstItem(panel: HTMLElement): void {
  (itemsIn(panel)[0] ?? panel).focus({ preventScroll: true });
}

/**
 * Moves the focus in an open menu by arrow keys, Home, End and first letters. Escape and Tab close the
 * menu and return the focus to its button, from which Tab continues; a click outside closes it too.
 *
 * @returns function that removes the listeners
 */
export function listenToMenu(panel: HTMLElement, anchor: HTMLElement, close: () => void) {
  const listening = new AbortController();
  const { signal } = listening;
  panel.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' || event.key === 'Tab') {
        anchor.focus();
        close();
      }
      if (event.key === 'Escape') {
        // Keeps the drawer or dialog around the menu open.
        event.stopPropagation();
        event.preventDefault();
      } else if (moveFocus(panel, event.key)) event.preventDefault();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !panel.contains(target) && !anchor.contains(target)) close();
    },
    { signal },
  );
  return () => listening.abort();
}

function itemsIn(panel: Element): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')];
}

/** @returns whether the key moved the focus */
function moveFocus(panel: Element, key: string): boolean {
  const items = itemsIn(panel);
  const current = items.indexOf(document.activeElement as HTMLElement);
  const last = items.length - 1;
  const next =
    key === 'ArrowDown'
      ? items[current === last ? 0 : current + 1]
      : key === 'ArrowUp'
        ? items[current <= 0 ? last : current - 1]
        : key === 'Home'
          ? items[0]
          : key === 'End'
            ? items[last]
            : key.length === 1
              ? findByFirstLetter(items, current, key)
              : undefined;
  next?.focus();
  return next !== undefined;
}

function findByFirstLetter(items: HTMLElement[], current: number, letter: string) {
  if (letter === ' ') return undefined;
  const afterCurrent = [...items.slice(current + 1), ...items.slice(0, current + 1)];
  return afterCurrent.find((item) =>
    item.textContent?.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()),
  );
}
