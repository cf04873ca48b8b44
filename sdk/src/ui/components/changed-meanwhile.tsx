import type { ReactNode } from 'react';
import { useUiText } from '../text/use-ui-text';
import { Alert } from './alert';
import styles from './changed-meanwhile.module.css';

/** One thing that is not as it was when somebody began to work on it. */
export interface Change {
  key: string;
  label: ReactNode;
  /** Left out where the label alone says enough: of a list, say. */
  before?: ReactNode;
  now?: ReactNode;
}

export interface ChangedMeanwhileProps {
  /** What is not as it was; nothing is shown where there is none. */
  changes: readonly Change[];
  /** What becomes of what was entered. */
  children?: ReactNode;
}

/**
 * What changed while one was at work, before and after; nothing where nothing did. Nobody is named: it
 * may have been a colleague, another tab of one's own, or a save whose answer got lost.
 */
export function ChangedMeanwhile({ changes, children }: ChangedMeanwhileProps) {
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
