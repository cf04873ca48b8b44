import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { announce } from '../announcer';
import { useTakesLong } from '../lazy/takes-long';
import { useUiText } from '../text/use-ui-text';
import styles from './loading.module.css';
import { Skeleton, SkeletonGroup, SkeletonLines } from './skeleton';
import { VisuallyHidden } from './visually-hidden';

export interface LoadingProps {
  /** Shape of the skeleton: stat cards, a table, table rows in a card, a form, text, a page. */
  shape?: 'cards' | 'table' | 'rows' | 'form' | 'text' | 'page';
  /** Number of cards, rows, fields or lines. */
  count?: number;
  /** Custom skeleton instead of a shape, for a part of a page; it shows no hint that loading takes long. */
  children?: ReactNode;
  /** Milliseconds before it shows, so that what is quick does not flash. */
  after?: number;
}

/** Skeleton of content that is loading. It appears after 150 ms, and says once if loading takes long. */
export function Loading({ shape = 'text', count, children, after = 150 }: LoadingProps) {
  const text = useUiText();
  const [shown, setShown] = useState(after === 0);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  const { takesLong } = useTakesLong();
  const showsHint = takesLong && children === undefined;
  const hint = text('takesLong');
  useEffect(() => {
    if (showsHint) announce(hint);
  }, [showsHint, hint]);
  // Memoized, so that `shown` does not render the blocks again: a table has forty.
  const skeleton = useMemo(() => children ?? shapes[shape](count), [children, shape, count]);
  return (
    <>
      {showsHint && <p className={styles['hint']}>{hint}</p>}
      <div role="status" aria-busy="true" className={shown ? styles['shown'] : styles['waiting']}>
        <VisuallyHidden>{text('loading')}</VisuallyHidden>
        <SkeletonGroup>{skeleton}</SkeletonGroup>
      </div>
    </>
  );
}

const shapes = {
  text: (count = 3) => <SkeletonLines lines={count} />,
  cards: (count = 4) => (
    <div className={styles['cards']}>
      {times(count, (index) => (
        <div key={index} className={styles['card']}>
          <Skeleton width="45%" height={14} />
          <Skeleton width="60%" height={28} />
          <Skeleton height={32} />
        </div>
      ))}
    </div>
  ),
  table: (count = 8) => <div className={styles['table']}>{rowsOf(count)}</div>,
  rows: (count = 8) => <div className={styles['rows']}>{rowsOf(count)}</div>,
  form: (count = 4) => (
    <div className={styles['form']}>
      {times(count, (index) => (
        <div key={index} className={styles['field']}>
          <Skeleton width={120} height={14} />
          <Skeleton height={40} />
        </div>
      ))}
    </div>
  ),
  page: (count = 4): ReactNode => (
    <div className={styles['page']}>
      <div className={styles['field']}>
        <Skeleton width={240} height={28} />
        <Skeleton width={360} height={14} />
      </div>
      {shapes.cards(count)}
      {shapes.table()}
    </div>
  ),
};

function times(count: number, draw: (index: number) => ReactNode): ReactNode[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}

const rowsOf = (count: number) =>
  times(count, (index) => (
    <div key={index} className={styles['row']}>
      <Skeleton round width={32} height={32} />
      <Skeleton width={`${26 - (index % 3) * 5}%`} height={14} />
      <Skeleton width="18%" height={14} />
      <Skeleton width="12%" height={14} />
    </div>
  ));
