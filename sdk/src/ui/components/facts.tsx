import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './facts.module.css';

interface Fact {
  label: string;
  value: ReactNode;
  /** Takes a line of its own: a long text, a list. */
  wide?: boolean;
}

export interface FactsProps {
  /** Names the group, where a record has several. */
  title?: string;
  /** The pairs, in the order in which they are read. */
  items: readonly (Fact | null | false)[];
}

/**
 * Words and what stands for them, in pairs: the details of a record. Null entries are left out, and
 * a group that has no others is not shown.
 */
export function Facts({ title, items }: FactsProps) {
  const titleId = useId();
  const shown = items.filter((item) => item !== null && item !== false);
  if (shown.length === 0) return null;
  const facts = (
    <dl className={styles['facts']}>
      {shown.map((item) => (
        <div key={item.label} className={classNames(styles['fact'], item.wide && styles['wide'])}>
          <dt>{item.label}</dt>
          <dd>{item.value === '' ? '–' : (item.value ?? '–')}</dd>
        </div>
      ))}
    </dl>
  );
  if (title === undefined) return facts;
  return (
    <section aria-labelledby={titleId} className={styles['group']}>
      <h3 id={titleId} className={styles['title']}>
        {title}
      </h3>
      {facts}
    </section>
  );
}
