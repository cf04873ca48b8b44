import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { ActionButton } from '../../actions/action-buttons';
import { useUiText } from '../../text/use-ui-text';
import { LinkButton } from '../../components/button';
import styles from './data-table.module.css';
import type { MenuAction, MenuItem } from '../../components/menu-items';

interface PrimaryActionProps<Row> {
  body: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  rowKey(row: Row): string;
  rowName?(row: Row): string;
  rowActions(row: Row): readonly MenuItem[];
}

/** The hovered row's key, and the element for its actions. */
interface HoveredRow {
  key: string;
  container: Element;
}

/**
 * The primary action of the hovered row, next to its menu button. Only that row renders it, so that the
 * others cost nothing; keyboard and touch users have the menu.
 */
export function PrimaryAction<Row>({ body, rows, rowKey, ...of }: PrimaryActionProps<Row>) {
  const text = useUiText();
  const [hovered, setHovered] = useState<HoveredRow>();
  useEffect(() => (body.current ? trackHoveredRow(body.current, setHovered) : undefined), [body]);
  useLayoutEffect(() => (hovered ? hideCoveredCells(hovered.container) : undefined), [hovered]);

  const row = hovered && rows.find((each) => rowKey(each) === hovered.key);
  const act = row && of.rowActions(row).find(isPrimary);
  if (!act) return null;
  const { label, to, underWay, onSelect } = act;
  const select = () => {
    // The button disappears with the hover; a dialog that opens now returns the focus to the menu button.
    hovered.container.querySelector<HTMLElement>('[aria-haspopup]')?.focus({ preventScroll: true });
    return onSelect?.();
  };
  const look = {
    size: 'small',
    'aria-label':
      typeof label === 'string'
        ? text('list.actOn', { act: label, name: of.rowName?.(row) ?? rowKey(row) })
        : undefined,
  } as const;
  return createPortal(
    <span className={styles['primaryAction']} data-primary-action>
      {to === undefined ? (
        <ActionButton key={hovered.key} {...look} underWay={underWay} onSelect={select}>
          {label}
        </ActionButton>
      ) : (
        <LinkButton {...look} to={to}>
          {label}
        </LinkButton>
      )}
    </span>,
    hovered.container,
  );
}

/**
 * Reserves the width of the widest button in the header of the actions column, so that the button covers
 * no cell. Its labels are generated content, not text of the page.
 */
export function PrimaryActionSpace({ actions }: { actions: readonly (readonly MenuItem[])[] }) {
  const labels = new Set(actions.map((items) => items.find(isPrimary)?.label));
  return [...labels].map(
    (label) =>
      typeof label === 'string' && (
        <span key={label} className={styles['room']} data-label={label} aria-hidden />
      ),
  );
}

const isPrimary = (item: MenuItem): item is MenuAction =>
  'label' in item && item.primary === true && !item.disabled;

/** Marks the cells whose text the button overlaps in a table without reserved space; returns a cleanup function. */
function hideCoveredCells(container: Element): (() => void) | undefined {
  const button = container.querySelector('[data-primary-action]');
  const row = container.closest('tr');
  if (!button || !row || !row.closest('[data-room]')) return undefined;
  const { left, width } = button.getBoundingClientRect();
  // Cards show it in the menu only.
  if (width === 0) return undefined;
  const content = document.createRange();
  const covered = [...row.cells].filter((cell) => {
    content.selectNodeContents(cell);
    // Text that is truncated with an ellipsis ends at its cell.
    const ends = [content, cell].map((part) => part.getBoundingClientRect().right);
    return !cell.contains(button) && Math.min(...ends) > left;
  });
  for (const cell of covered) cell.dataset['covered'] = '';
  return () => {
    for (const cell of covered) delete cell.dataset['covered'];
  };
}

function trackHoveredRow(body: HTMLElement, onHover: (hovered: HoveredRow | undefined) => void) {
  let last: Element | null = null;
  let lastKey: string | undefined;
  const hover = (row: HTMLElement | null) => {
    const key = row?.dataset['key'];
    // The same row element may show another record.
    if (row === last && key === lastKey) return;
    last = row;
    lastKey = key;
    const container = row?.querySelector('[data-acts]');
    onHover(container && key !== undefined ? { key, container } : undefined);
  };
  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' && target instanceof Element) hover(target.closest('tr'));
  };
  const leave = () => hover(null);
  body.addEventListener('pointerover', over);
  body.addEventListener('pointerleave', leave);
  return () => {
    body.removeEventListener('pointerover', over);
    body.removeEventListener('pointerleave', leave);
  };
}
