import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from '../link';
import { classNames } from '../class-names';
import { Badge } from './badge';
import styles from './tabs.module.css';

export interface TabItem<Key extends string = string> {
  key: Key;
  label: ReactNode;
  /** A small number beside the word. */
  count?: number;
  /** The tab is an address: it can be shared, and Back works. */
  to?: string;
}

export interface TabsProps<Key extends string> {
  /** In the order in which they stand. */
  items: readonly TabItem<Key>[];
  /** Key of the chosen tab. */
  active: Key;
  /** For tabs without addresses. */
  onChange?(key: Key): void;
  /** What is chosen between, for screen readers. */
  label: string;
  /** Id of the element that shows the chosen tab's content. */
  panelId?: string;
}

/** Tabs in a row that can be scrolled: links where they have addresses, else a tab list. */
export function Tabs<Key extends string>({
  items,
  active,
  onChange,
  label,
  panelId,
}: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLElement>(null);
  // The numbers come later, and make the row longer.
  const counted = items.some(({ count }) => count !== undefined);
  useEffect(() => {
    bringIntoRow((row.current ?? list.current) as HTMLElement);
  }, [active, counted]);
  const linked = items.some((item) => item.to !== undefined);

  if (linked)
    return (
      <nav ref={row} aria-label={label} className={styles['tabs']}>
        {items.map((item) => (
          <Link
            key={item.key}
            to={item.to ?? ''}
            className={classNames(styles['tab'], item.key === active && styles['active'])}
            aria-current={item.key === active ? 'page' : undefined}
          >
            <TabContent item={item} />
          </Link>
        ))}
      </nav>
    );

  const onKeyDown = (event: KeyboardEvent) => {
    const here = items.findIndex((item) => item.key === active);
    const next = nextIndex(event.key, here, items.length);
    const item = next === null ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    onChange?.(item.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className={styles['tabs']}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          tabIndex={item.key === active ? 0 : -1}
          aria-selected={item.key === active}
          aria-controls={panelId}
          className={classNames(styles['tab'], item.key === active && styles['active'])}
          onClick={() => onChange?.(item.key)}
        >
          <TabContent item={item} />
        </button>
      ))}
    </div>
  );
}

/** The chosen tab is in sight, with what stands beside it. */
function bringIntoRow(row: HTMLElement): void {
  const chosen = row.querySelector('[aria-current], [aria-selected="true"]');
  if (!chosen || row.scrollWidth <= row.clientWidth) return;
  const tab = chosen.getBoundingClientRect();
  const space = row.getBoundingClientRect();
  row.scrollLeft += tab.left + tab.width / 2 - (space.left + space.width / 2);
}

function TabContent({ item }: { item: TabItem }) {
  return (
    <>
      {item.label}
      {item.count !== undefined && <Badge count={item.count} />}
    </>
  );
}

function nextIndex(key: string, here: number, count: number): number | null {
  if (key === 'ArrowRight') return (here + 1) % count;
  if (key === 'ArrowLeft') return (here - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
