import type { ReactNode } from 'react';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { classNames } from '../class-names';
import { Link } from '../link';
import { Icon, type IconProps } from './icon';
import styles from './menu.module.css';

export interface MenuAction {
  key: string;
  label: ReactNode;
  icon?: IconProps['of'];
  /** Secondary text at the end: a keyboard shortcut, a count. */
  hint?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  /** The action is in progress: the item cannot be selected again until it settles. */
  underWay?: boolean;
  /** The most likely action: a table shows it in the hovered row. */
  primary?: boolean;
  /** Makes it a radio or checkbox item; `mixed` means that it applies to some of the selected records. */
  checked?: boolean | 'mixed';
  /** Several items can be checked: the menu stays open. */
  multiple?: boolean;
  onSelect?(): unknown;
  /** Makes the item a link to this address. */
  to?: string;
}

export type MenuItem =
  MenuAction | { key: string; divider: true } | { key: string; heading: ReactNode };

/** The items of a menu. */
export function MenuItems({ items, onChosen }: { items: readonly MenuItem[]; onChosen(): void }) {
  return items.map((item) => {
    if ('divider' in item)
      return <div key={item.key} role="separator" className={styles['divider']} />;
    if ('heading' in item)
      return (
        <div key={item.key} role="presentation" className={styles['heading']}>
          {item.heading}
        </div>
      );
    const content = (
      <>
        {item.icon && <Icon of={item.icon} />}
        <span className={styles['label']}>{item.label}</span>
        {item.hint !== undefined && <span className={styles['hint']}>{item.hint}</span>}
        {item.checked && (
          <Icon of={item.checked === 'mixed' ? Minus : Check} className={styles['check']} />
        )}
      </>
    );
    const isDisabled = item.disabled || item.underWay;
    const shared = {
      tabIndex: -1,
      className: classNames(styles['item'], item.danger && styles['danger']),
    };
    if (item.to !== undefined && !item.disabled)
      return (
        <Link
          key={item.key}
          {...shared}
          role="menuitem"
          to={item.to}
          onClick={() => {
            onChosen();
            item.onSelect?.();
          }}
        >
          {content}
        </Link>
      );
    return (
      <button
        key={item.key}
        {...shared}
        type="button"
        role={roleOf(item)}
        aria-checked={item.checked}
        aria-disabled={isDisabled}
        onClick={() => {
          if (isDisabled) return;
          if (!item.multiple) onChosen();
          item.onSelect?.();
        }}
      >
        {content}
      </button>
    );
  });
}

function roleOf({ checked, multiple }: MenuAction) {
  if (checked === undefined) return 'menuitem';
  return multiple ? 'menuitemcheckbox' : 'menuitemradio';
}
