import { useRef, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { IconButton } from '../components/icon-button';
import { useFocusFallback } from '../components/focus-fallback';
import { useUiText } from '../text/use-ui-text';
import styles from './bulk-bar.module.css';

export interface BulkBarProps {
  /** Number of selected rows. */
  count: number;
  /** How many of them are not visible: on another page, or excluded by the search. */
  unseen?: number;
  /** Clears the selection. */
  onClear(): void;
  /** Buttons for bulk actions on the selected rows. */
  children: ReactNode;
}

/** Bar at the bottom of the page with the number of selected rows and their bulk actions. */
export function BulkBar({ count, unseen = 0, onClear, children }: BulkBarProps) {
  const text = useUiText();
  const bar = useRef<HTMLDivElement>(null);
  // The focused button disappears with the selection.
  useFocusFallback(bar);
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
