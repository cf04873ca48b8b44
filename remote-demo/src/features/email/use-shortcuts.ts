import { useEffect, useEffectEvent } from 'react';

/** Actions by key, as it is typed. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

/** Handles single-key shortcuts, unless the user is typing or a dialog or menu is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined;
    if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isHandledElsewhere(event.target)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Whether a field, menu or dialog handles the key. */
function isHandledElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]:modal')) return true;
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]',
    ) !== null
  );
}
