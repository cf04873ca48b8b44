import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface LevelTreeProps {
  /** Of the field that opens it. */
  id: string;
  children: ReactNode;
}

/**
 * The levels of antd's cascader as a tree. antd makes menus of them that the field doesn't point at, so that
 * nothing is read out under the arrow keys; here each entry says its level, its place among its likes, and
 * whether it is chosen or open, and the field names the one that the keys have reached.
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
      const reached = describeLevels(levels, id);
      if (reached && field.ariaExpanded === 'true')
        field.setAttribute('aria-activedescendant', reached.id);
      else field.removeAttribute('aria-activedescendant');
    };
    describe();
    // antd draws the levels anew by itself.
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

/** Gives each level and entry its role and state; answers with the entry that the keys have reached. */
function describeLevels(levels: HTMLElement, id: string): HTMLElement | undefined {
  let reached: HTMLElement | undefined;
  let above = levels.ariaLabel ?? '';
  for (const [level, list] of [...levels.querySelectorAll('ul')].entries()) {
    list.role = 'group';
    list.ariaLabel = above;
    const entries = [...list.querySelectorAll('li')];
    for (const [index, entry] of entries.entries()) {
      const { classList } = entry;
      const isOnTheWay = classList.contains('ant-cascader-menu-item-active');
      entry.id = `${id}-${level}-${index}`;
      entry.role = 'treeitem';
      entry.ariaLevel = String(level + 1);
      entry.ariaPosInSet = String(index + 1);
      entry.ariaSetSize = String(entries.length);
      entry.ariaDisabled = classList.contains('ant-cascader-menu-item-disabled') ? 'true' : null;
      entry.ariaExpanded = classList.contains('ant-cascader-menu-item-expand')
        ? String(isOnTheWay)
        : null;
      // antd says so of a menu's entry; an entry of a tree is selected.
      if (entry.ariaChecked !== null) entry.ariaSelected = entry.ariaChecked;
      entry.ariaChecked = null;
      if (isOnTheWay) {
        reached = entry;
        above = entry.textContent;
      }
    }
  }
  return reached;
}
