import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { ActionButton } from '../../actions/action-buttons';
import { useUiText } from '../../text/use-ui-text';
import { LinkButton } from '../../components/button';
import styles from './data-table.module.css';
import type { MenuAction, MenuItem } from '../../components/menu-items';

interface LikeliestActProps<Row> {
  body: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  rowKey(row: Row): string;
  rowName?(row: Row): string;
  rowActions(row: Row): readonly MenuItem[];
}

/** The row under the mouse, and where in it acts stand. */
interface Pointed {
  key: string;
  place: Element;
}

/**
 * The likeliest act of the row under the mouse, beside the button of its menu. It is drawn for that
 * row alone, so that rows cost nothing for it; a keyboard and a finger have the menu.
 */
export function LikeliestAct<Row>({ body, rows, rowKey, ...of }: LikeliestActProps<Row>) {
  const text = useUiText();
  const [pointed, setPointed] = useState<Pointed>();
  useEffect(() => (body.current ? listenToMouse(body.current, setPointed) : undefined), [body]);
  useLayoutEffect(() => (pointed ? coverCells(pointed.place) : undefined), [pointed]);

  const row = pointed && rows.find((each) => rowKey(each) === pointed.key);
  const act = row && of.rowActions(row).find(isLikeliest);
  if (!act) return null;
  const { label, to, underWay, onSelect } = act;
  const select = () => {
    // It goes when the mouse leaves the row: what opens now gives the focus back to the menu, which stays.
    pointed.place.querySelector<HTMLElement>('[aria-haspopup]')?.focus({ preventScroll: true });
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
    <span className={styles['likeliest']} data-likeliest>
      {to === undefined ? (
        <ActionButton key={pointed.key} {...look} underWay={underWay} onSelect={select}>
          {label}
        </ActionButton>
      ) : (
        <LinkButton {...look} to={to}>
          {label}
        </LinkButton>
      )}
    </span>,
    pointed.place,
  );
}

/**
 * Keeps the column of acts as wide as the widest of these buttons, in its head: the one that is shown
 * covers nothing. Its words are no text of the page, but drawn by the style.
 */
export function RoomForActs({ acts }: { acts: readonly (readonly MenuItem[])[] }) {
  const labels = new Set(acts.map((items) => items.find(isLikeliest)?.label));
  return [...labels].map(
    (label) =>
      typeof label === 'string' && (
        <span key={label} className={styles['room']} data-label={label} aria-hidden />
      ),
  );
}

const isLikeliest = (item: MenuItem): item is MenuAction =>
  'label' in item && item.primary === true && !item.disabled;

/** Marks the cells whose words the button would cut, where the table has no room for it. */
function coverCells(place: Element): (() => void) | undefined {
  const button = place.querySelector('[data-likeliest]');
  const row = place.closest('tr');
  if (!button || !row || !row.closest('[data-room]')) return undefined;
  const { left, width } = button.getBoundingClientRect();
  // A card has it in its menu alone.
  if (width === 0) return undefined;
  const words = document.createRange();
  const covered = [...row.cells].filter((cell) => {
    words.selectNodeContents(cell);
    // What is cut in its cell anyway, with an ellipsis, ends there.
    const ends = [words, cell].map((part) => part.getBoundingClientRect().right);
    return !cell.contains(button) && Math.min(...ends) > left;
  });
  for (const cell of covered) cell.dataset['covered'] = '';
  return () => {
    for (const cell of covered) delete cell.dataset['covered'];
  };
}

function listenToMouse(body: HTMLElement, onPoint: (pointed: Pointed | undefined) => void) {
  let last: Element | null = null;
  let lastKey: string | undefined;
  const point = (row: HTMLElement | null) => {
    const key = row?.dataset['key'];
    // A row may show another record by now.
    if (row === last && key === lastKey) return;
    last = row;
    lastKey = key;
    const place = row?.querySelector('[data-acts]');
    onPoint(place && key !== undefined ? { key, place } : undefined);
  };
  const over = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' && target instanceof Element) point(target.closest('tr'));
  };
  const leave = () => point(null);
  body.addEventListener('pointerover', over);
  body.addEventListener('pointerleave', leave);
  return () => {
    body.removeEventListener('pointerover', over);
    body.removeEventListener('pointerleave', leave);
  };
}
