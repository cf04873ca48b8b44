import { useEffect, useEffectEvent } from 'react';

/** What keys do; each is a single one, as it is typed. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Single keys, as long as nobody types and nothing lies over the page. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined;
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTaken(event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Somebody types there, or a menu or dialog has the keyboard. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]:modal')) return true;
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]',
    ) !== null
  );
}
