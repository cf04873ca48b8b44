import { useRef, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { IconButton } from '../components/icon-button';
import { useLeftFocus } from '../components/left-focus';
import { useUiText } from '../text/use-ui-text';
import styles from './bulk-bar.module.css';

export interface BulkBarProps {
  /** How many rows are chosen. */
  count: number;
  /** How many of them are out of sight: on another page, or not found by the search. */
  unseen?: number;
  /** Lets go of them. */
  onClear(): void;
  /** Buttons; each says what it does to the chosen rows. */
  children: ReactNode;
}

/** Rises when rows are chosen: how many, and what can be done with them. */
export function BulkBar({ count, unseen = 0, onClear, children }: BulkBarProps) {
  const text = useUiText();
  const bar = useRef<HTMLDivElement>(null);
  // What was pressed in it goes with the last row that was chosen.
  useLeftFocus(bar);
  return (
    <div ref={bar} className={styles['bar']} role="region" aria-label={text('list.actions')}>
      <IconButton size="small" icon={X} label={text('list.clearSelection')} onClick={onClear} />
      <span className={styles['count']} role="status">
        {text('list.selected', { count })}
        {unseen > 0 && ` · ${text('list.unseen', { count: unseen })}`}
      </span>
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
