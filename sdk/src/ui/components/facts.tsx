import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './facts.module.css';

interface Fact {
  label: string;
  value: ReactNode;
  /** Takes a full row: for a long text or a list. */
  wide?: boolean;
}

export interface FactsProps {
  /** Heading of the group, if a record has several. */
  title?: string;
  /** Label and value pairs, in display order. */
  items: readonly (Fact | null | false)[];
}

/**
 * Details of a record as a list of labels and values. Null and false entries are skipped; a group
 * without any other entries renders nothing.
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
