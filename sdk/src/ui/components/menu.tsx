import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { placeBeside, showOnTop, type Alignment, type Side } from '../floating';
import { MenuItems, type MenuItem } from './menu-items';
import styles from './menu.module.css';

export type { MenuItem };

export interface MenuProps {
  /** The button that opens the menu. */
  children: ReactElement<ComponentProps<'button'>>;
  items: readonly MenuItem[];
  /** Above the items: who is signed in. */
  header?: ReactNode;
  side?: Side;
  align?: Alignment;
  /** Name of the menu for screen readers; the button's where it is left out. */
  label?: string;
}

/**
 * A menu that drops from a button. Arrow keys, Home, End and first letters move in it, Escape
 * closes it and gives the focus back.
 */
export function Menu({
  children,
  items,
  header,
  side = 'bottom',
  align = 'end',
  label,
}: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const buttonId = useId();
  const menuId = useId();
  const id = children.props.id ?? buttonId;

  const close = (refocus: boolean) => {
    if (refocus) anchor?.focus();
    setAnchor(null);
  };

  useLayoutEffect(() => {
    if (!anchor || !panel.current) return;
    showOnTop(panel.current);
    placeBeside(anchor, panel.current, { side, align, gap: 6 });
    entriesOf(panel.current)[0]?.focus({ preventScroll: true });
  }, [anchor, side, align]);

  useEffect(() => {
    if (!anchor) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !panel.current?.contains(target) && !anchor.contains(target))
        setAnchor(null);
    };
    const onResize = () => setAnchor(null);
    document.addEventListener('pointerdown', onPointerDown);
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      window.removeEventListener('resize', onResize);
    };
  }, [anchor]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      // The drawer or dialog around the menu stays open.
      event.stopPropagation();
      event.preventDefault();
      close(true);
    } else if (event.key === 'Tab') close(true);
    else if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
  };

  return (
    <>
      {cloneElement(children, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        'aria-controls': anchor ? menuId : undefined,
        onClick: (event) => {
          children.props.onClick?.(event);
          setAnchor(anchor ? null : event.currentTarget);
        },
      })}
      {anchor && (
        <div ref={panel} className={styles['panel']}>
          {header !== undefined && <div className={styles['header']}>{header}</div>}
          <div
            role="menu"
            id={menuId}
            aria-label={label}
            aria-labelledby={label ? undefined : id}
            tabIndex={-1}
            className={styles['menu']}
            onKeyDown={onKeyDown}
          >
            <MenuItems items={items} onChosen={() => close(true)} />
          </div>
        </div>
      )}
    </>
  );
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
