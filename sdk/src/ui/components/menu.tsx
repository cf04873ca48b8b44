import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { expectFloating, showBeside } from '../floating';
import type { Alignment, Side } from '../placement';
import { MenuItems, type MenuItem } from './menu-items';
import { focusFirstEntry, listenToMenu } from './menu-keys';
import styles from './menu.module.css';

export type { MenuItem };

export interface MenuProps {
  /** The button that opens the menu. */
  children: ReactElement<ComponentProps<'button'>>;
  /** Or what shows them, made when the menu is opened. */
  items: readonly MenuItem[] | ((onChosen: () => void) => ReactNode);
  /** Above the items: who is signed in. */
  header?: ReactNode;
  /** On which side of the button it opens. */
  side?: Side;
  /** Which edge of the button it lines up with. */
  align?: Alignment;
  /** Name of the menu for screen readers; the button's where it is left out. */
  label?: string;
  /** What the menu is of, by its id: that of another is closed. */
  of?: string;
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
  of,
}: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [owner, setOwner] = useState(of);
  if (owner !== of) {
    setOwner(of);
    setAnchor(null);
  }
  const ownId = useId();
  const id = children.props.id ?? ownId;
  const menuId = `${id}-menu`;
  const hasItems = typeof items === 'function' || items.length > 0;

  return (
    <>
      {cloneElement(children, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        'aria-controls': anchor && hasItems ? menuId : undefined,
        onPointerEnter: (event) => {
          children.props.onPointerEnter?.(event);
          expectFloating();
        },
        onFocus: (event) => {
          children.props.onFocus?.(event);
          expectFloating();
        },
        onClick: (event) => {
          children.props.onClick?.(event);
          setAnchor(anchor ? null : event.currentTarget);
        },
      })}
      {anchor && (
        <OpenMenu anchor={anchor} side={side} align={align} close={() => setAnchor(null)}>
          {header && <div className={styles['header']}>{header}</div>}
          {hasItems && (
            <div
              role="menu"
              id={menuId}
              aria-label={label}
              aria-labelledby={label ? undefined : id}
              className={styles['menu']}
            >
              <Entries
                items={items}
                onChosen={() => {
                  anchor.focus();
                  setAnchor(null);
                }}
              />
            </div>
          )}
        </OpenMenu>
      )}
    </>
  );
}

function Entries({ items, onChosen }: Pick<MenuProps, 'items'> & { onChosen(): void }) {
  return typeof items === 'function' ? (
    items(onChosen)
  ) : (
    <MenuItems items={items} onChosen={onChosen} />
  );
}

interface OpenMenuProps extends Required<Pick<MenuProps, 'side' | 'align'>> {
  anchor: HTMLElement;
  close(): void;
  children: ReactNode;
}

/** The panel beside the button. */
function OpenMenu({ anchor, side, align, close, children }: OpenMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const closed = useEffectEvent(close);

  useLayoutEffect(() => {
    if (!panel.current) return;
    const stop = showBeside(anchor, panel.current, { side, align, gap: 6 });
    focusFirstEntry(panel.current);
    return stop;
  }, [anchor, side, align]);

  useLayoutEffect(() => {
    // Entries change while it is open, and the one that had the focus may go.
    if (panel.current && document.activeElement === document.body) focusFirstEntry(panel.current);
  });

  useEffect(() => {
    if (!panel.current) return;
    return listenToMenu(panel.current, anchor, () => closed());
  }, [anchor]);

  return (
    <div ref={panel} tabIndex={-1} className={styles['panel']}>
      {children}
    </div>
  );
}
