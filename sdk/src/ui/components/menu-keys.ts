/** The first entry of a menu takes the focus; where there is none, what stands in its place. */
export function focusFirstEntry(panel: HTMLElement): void {
  (entriesOf(panel)[0] ?? panel).focus({ preventScroll: true });
}

/**
 * Moves the focus in an open menu by arrow keys, Home, End and first letters. Escape and Tab close
 * it and give the focus back to its button, from where Tab goes on; a press elsewhere closes it too.
 *
 * @returns stops listening
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
        // The drawer or dialog around the menu stays open.
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

function entriesOf(panel: Element): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])')];
}

/** @returns whether the key moved the focus */
function moveFocus(panel: Element, key: string): boolean {
  const entries = entriesOf(panel);
  const current = entries.indexOf(document.activeElement as HTMLElement);
  const last = entries.length - 1;
  const next =
    key === 'ArrowDown'
      ? entries[current === last ? 0 : current + 1]
      : key === 'ArrowUp'
        ? entries[current <= 0 ? last : current - 1]
        : key === 'Home'
          ? entries[0]
          : key === 'End'
            ? entries[last]
            : key.length === 1
              ? entryByLetter(entries, current, key)
              : undefined;
  next?.focus();
  return next !== undefined;
}

function entryByLetter(entries: HTMLElement[], current: number, letter: string) {
  if (letter === ' ') return undefined;
  const fromHere = [...entries.slice(current + 1), ...entries.slice(0, current + 1)];
  return fromHere.find((entry) =>
    entry.textContent?.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()),
  );
}
