import type { ComponentProps } from 'react';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { Icon } from '../components/icon';
import { useUiText } from '../text/use-ui-text';
import styles from './sortable.module.css';

interface HandleProps extends Omit<ComponentProps<'button'>, 'name' | 'children'> {
  /** What it moves. */
  name: string;
}

/** Where an item is taken hold of. */
export function Handle({ name, ...button }: HandleProps) {
  const text = useUiText();
  return (
    <button
      {...button}
      type="button"
      className={styles['handle']}
      aria-label={text('sortable.move', { name })}
    >
      <Icon of={GripVertical} size={16} />
    </button>
  );
}
