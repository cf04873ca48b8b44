import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface LevelTreeProps {
  /** Id of the field that opens it. */
  id: string;
  children: ReactNode;
}

/**
 * Exposes the levels of antd's cascader as an ARIA tree. antd renders menus that the field does not
 * reference, so a screen reader reads nothing on arrow keys. Here each item has a level, a position and a
 * state, and the field's `aria-activedescendant` is the active item.
 */
export function LevelTree({ id, children }: LevelTreeProps) {
  const tree = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const levels = tree.current;
    const field = document.getElementById(id);
    if (!levels || !(field instanceof HTMLInputElement)) return;
    const describe = () => {
      levels.ariaLabel = nameOf(field);
      field.ariaHasPopup = 'tree';
      const active = describeLevels(levels, id);
      if (active && field.ariaExpanded === 'true')
        field.setAttribute('aria-activedescendant', active.id);
      else field.removeAttribute('aria-activedescendant');
    };
    describe();
    // antd re-renders the levels without notifying the parent.
    const observer = new MutationObserver(describe);
    observer.observe(levels, {
      childList: true,
      subtree: true,
      attributeFilter: ['class', 'aria-checked'],
    });
    observer.observe(field, { attributeFilter: ['aria-expanded'] });
    return () => observer.disconnect();
  }, [id]);
  return (
    <div ref={tree} id={`${id}_list`} role="tree">
      {children}
    </div>
  );
}

const nameOf = ({ labels }: HTMLInputElement): string =>
  labels?.[0]?.querySelector('[data-label]')?.textContent ?? '';

/** Sets the role and state of each level and item; returns the active item. */
function describeLevels(levels: HTMLElement, id: string): HTMLElement | undefined {
  let active: HTMLElement | undefined;
  let parentLabel = levels.ariaLabel ?? '';
  for (const [level, list] of [...levels.querySelectorAll('ul')].entries()) {
    list.role = 'group';
    list.ariaLabel = parentLabel;
    const entries = [...list.querySelectorAll('li')];
    for (const [index, entry] of entries.entries()) {
      const { classList } = entry;
      const isOnActivePath = classList.contains('ant-cascader-menu-item-active');
      entry.id = `${id}-${level}-${index}`;
      entry.role = 'treeitem';
      entry.ariaLevel = String(level + 1);
      entry.ariaPosInSet = String(index + 1);
      entry.ariaSetSize = String(entries.length);
      entry.ariaDisabled = classList.contains('ant-cascader-menu-item-disabled') ? 'true' : null;
      entry.ariaExpanded = classList.contains('ant-cascader-menu-item-expand')
        ? String(isOnActivePath)
        : null;
      // antd's `aria-checked` is for menu items; tree items use `aria-selected`.
      if (entry.ariaChecked !== null) entry.ariaSelected = entry.ariaChecked;
      entry.ariaChecked = null;
      if (isOnActivePath) {
        active = entry;
        parentLabel = entry.textContent;
      }
    }
  }
  return active;
}
