import type { ComponentProps } from 'react';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { Icon } from '../components/icon';
import { Menu } from '../components/menu';
import { useUiText } from '../text/use-ui-text';
import styles from './sortable.module.css';

interface HandleProps extends Omit<ComponentProps<'button'>, 'name' | 'children'> {
  /** Name of the item. */
  name: string;
  /** Index of the item among `count` items. */
  index: number;
  count: number;
  onMoveTo(index: number): void;
}

/** The drag handle of an item. A click opens a menu of moves, as an alternative to dragging (WCAG 2.5.7). */
export function Handle({ name, index, count, onMoveTo, ...button }: HandleProps) {
  const text = useUiText();
  const last = count - 1;
  const moves = [
    { key: 'up', to: index - 1, offered: index > 0 },
    { key: 'down', to: index + 1, offered: index < last },
    { key: 'top', to: 0, offered: index > 1 },
    { key: 'bottom', to: last, offered: index < last - 1 },
  ] as const;
  return (
    <Menu
      align="start"
      items={moves
        .filter(({ offered }) => offered)
        .map(({ key, to }) => ({
          key,
          label: text(`sortable.${key}`),
          onSelect: () => onMoveTo(to),
        }))}
    >
      <button
        {...button}
        type="button"
        className={styles['handle']}
        aria-label={text('sortable.move', { name })}
      >
        <Icon of={GripVertical} size={16} />
      </button>
    </Menu>
  );
}
