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
import { preloadFloating, showNextTo } from '../floating';
import type { Alignment, Side } from '../placement';
import { MenuItems, type MenuItem } from './menu-items';
import { focusFirstItem, listenToMenu } from './menu-keys';
import styles from './menu.module.css';

export type { MenuItem };

export interface MenuProps {
  /** The button that opens the menu. */
  children: ReactElement<ComponentProps<'button'>>;
  /** The items, or a function that renders them when the menu opens. */
  items: readonly MenuItem[] | ((onChosen: () => void) => ReactNode);
  /** Shown above the items, such as the signed-in user. */
  header?: ReactNode;
  /** Side of the button on which it opens. */
  side?: Side;
  /** Edge of the button that it aligns with. */
  align?: Alignment;
  /** Accessible name of the menu; defaults to the button's. */
  label?: string;
  /** Id of the record that the menu belongs to; the menu closes when it changes. */
  of?: string;
}

/** Menu of a button, with arrow keys, Home, End and first letters; Escape closes it and restores the focus. */
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
          preloadFloating();
        },
        onFocus: (event) => {
          children.props.onFocus?.(event);
          preloadFloating();
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
              <Items
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

function Items({ items, onChosen }: Pick<MenuProps, 'items'> & { onChosen(): void }) {
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

/** The open panel of a menu. */
function OpenMenu({ anchor, side, align, close, children }: OpenMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const onClose = useEffectEvent(close);

  useLayoutEffect(() => {
    if (!panel.current) return;
    const stop = showNextTo(anchor, panel.current, { side, align, gap: 6 });
    focusFirstItem(panel.current);
    return stop;
  }, [anchor, side, align]);

  useLayoutEffect(() => {
    // Items may change while the menu is open, and the focused one may be removed.
    if (panel.current && document.activeElement === document.body) focusFirstItem(panel.current);
  });

  useEffect(() => {
    if (!panel.current) return;
    return listenToMenu(panel.current, anchor, () => onClose());
  }, [anchor]);

  return (
    <div ref={panel} tabIndex={-1} className={styles['panel']}>
      {children}
    </div>
  );
}
