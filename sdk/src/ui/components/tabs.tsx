import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from '../link';
import { classNames } from '../class-names';
import { Badge } from './badge';
import styles from './tabs.module.css';

export interface TabItem<Key extends string = string> {
  key: Key;
  label: ReactNode;
  /** Small count next to the label. */
  count?: number;
  /** Makes the tab a link: it can be shared, and Back works. */
  to?: string;
}

export interface TabsProps<Key extends string> {
  /** Tabs, in display order. */
  items: readonly TabItem<Key>[];
  /** Key of the selected tab. */
  active: Key;
  /** Called when a tab that is not a link is selected. */
  onChange?(key: Key): void;
  /** Accessible name of the tab list. */
  label: string;
  /** Id of the tab panel. */
  panelId?: string;
}

/** Scrollable row of tabs: a `nav` of links if they have addresses, otherwise a tab list. */
export function Tabs<Key extends string>({
  items,
  active,
  onChange,
  label,
  panelId,
}: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLElement>(null);
  // The counts may load later, and make the tabs wider.
  const hasCounts = items.some(({ count }) => count !== undefined);
  useEffect(() => {
    scrollToSelected((row.current ?? list.current) as HTMLElement);
  }, [active, hasCounts]);
  const hasLinks = items.some((item) => item.to !== undefined);

  if (hasLinks)
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
    const current = items.findIndex((item) => item.key === active);
    const next = nextIndex(event.key, current, items.length);
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

/** Centers the selected tab in an overflowing row. */
function scrollToSelected(row: HTMLElement): void {
  const selected = row.querySelector('[aria-current], [aria-selected="true"]');
  if (!selected || row.scrollWidth <= row.clientWidth) return;
  const tab = selected.getBoundingClientRect();
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

function nextIndex(key: string, current: number, count: number): number | null {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}
