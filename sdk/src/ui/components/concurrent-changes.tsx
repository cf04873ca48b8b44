import type { ReactNode } from 'react';
import { useUiText } from '../text/use-ui-text';
import { Alert } from './alert';
import styles from './concurrent-changes.module.css';

/** A value that somebody else changed while the user was editing. */
export interface Change {
  key: string;
  label: ReactNode;
  /** Omit it, and `now`, if the label is enough, as for a list. */
  before?: ReactNode;
  now?: ReactNode;
}

export interface ConcurrentChangesProps {
  /** Concurrent changes; an empty list renders nothing. */
  changes: readonly Change[];
  /** What happens to the user's own input. */
  children?: ReactNode;
}

/**
 * Lists concurrent changes with their old and new values. It names no author: the change may come from
 * a colleague, from the user's other tab, or from a save whose response was lost.
 */
export function ConcurrentChanges({ changes, children }: ConcurrentChangesProps) {
  const text = useUiText();
  if (changes.length === 0) return null;
  return (
    <Alert kind="info" title={text('form.meanwhile')}>
      {children}
      <ul className={styles['changes']}>
        {changes.map(({ key, label, before, now }) => (
          <li key={key}>
            {label}
            {before !== undefined && now !== undefined && (
              <>
                : {before} → {now}
              </>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
