import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFocusOfNext } from '../components/row-focus';
import { VisuallyHidden } from '../components/visually-hidden';
import { deferredCode } from '../lazy/deferred-code';
import { useUiText } from '../text/use-ui-text';
import { whenVisible } from '../when-visible';
import { Handle } from './handle';
import { moveItem, type SortableItems } from './sortable-item';
import styles from './sortable.module.css';

export interface SortableListProps<Item> extends SortableItems<Item> {
  /**
   * Called when an item is moved to the position of another one; those in between shift. The list updates
   * optimistically, and rolls back if the promise resolves to false.
   */
  onMove(item: Item, target: Item): Promise<boolean>;
}

const engineCode = deferredCode(() => import(/* webpackChunkName: "sortable-engine" */ './engine'));
type Engine = Awaited<ReturnType<typeof engineCode.load>>;

/** A list that users reorder by dragging the handles, with the keyboard or by a menu. */
export function SortableList<Item>({ items, onMove, ...props }: SortableListProps<Item>) {
  const [engine, setEngine] = useState<Engine | null>(() => engineCode.now() ?? null);
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const { shown, move } = useOptimisticOrder(items, props.idOf, onMove);
  const { status, moveTo, drop } = useMoveStatus(shown.map(props.nameOf), move);
  const needsEngine = props.sortable && engine === null;
  useFocusOfNext(list, shown.map(props.idOf));

  useEffect(() => {
    const element = list.current;
    if (!needsEngine || !element) return;
    return whenVisible(element, async (isWanted) => {
      const code = await engineCode.load();
      await whenPointerReleased();
      if (!isWanted()) return;
      focused.current = focusableIn(element).indexOf(document.activeElement);
      setEngine(code);
    });
  }, [needsEngine]);

  // Loading the engine replaces the rows, so the focus moves to the same control in the new ones.
  useLayoutEffect(() => {
    const control = list.current && focusableIn(list.current)[focused.current];
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
    focused.current = -1;
  }, [engine]);

  return (
    <div ref={list}>
      {engine ? (
        <engine.DraggableItems {...props} items={shown} onMove={drop} onMoveTo={moveTo} />
      ) : (
        <ul className={styles['list']} aria-label={props.label}>
          {shown.map((item, index) => (
            <li key={props.idOf(item)} data-key={props.idOf(item)} className={styles['item']}>
              {props.sortable && (
                <Handle
                  name={props.nameOf(item)}
                  index={index}
                  count={shown.length}
                  onMoveTo={(to) => moveTo(index, to)}
                />
              )}
              {props.render(item)}
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  );
}

/**
 * Announces a move by menu or drop, and its rollback if it fails. dnd-kit makes the announcements during a
 * drag.
 */
function useMoveStatus(
  names: readonly string[],
  move: (from: number, to: number) => Promise<boolean>,
) {
  const text = useUiText();
  const [status, setStatus] = useState('');
  const latest = useRef({ names, move, text });
  useEffect(() => {
    latest.current = { names, move, text };
  });
  const moveAndAnnounce = async (key: 'over' | 'dropped', from: number, to: number) => {
    const { names: all, move: moveNow, text: translate } = latest.current;
    const at = (index: number) => ({
      name: all[from] ?? '',
      position: index + 1,
      total: all.length,
    });
    setStatus(translate(`sortable.${key}`, at(to)));
    if (!(await moveNow(from, to))) setStatus(translate('sortable.back', at(from)));
  };
  const moveTo = useCallback(
    (from: number, to: number) => void moveAndAnnounce('over', from, to),
    [],
  );
  const drop = (from: number, to: number) => void moveAndAnnounce('dropped', from, to);
  return { status, moveTo, drop };
}

/** Shows the optimistic order of a move until the items arrive in another one. */
function useOptimisticOrder<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  onMove: SortableListProps<Item>['onMove'],
) {
  const [optimistic, setOptimistic] = useState<{ base: string; ids: readonly string[] } | null>(
    null,
  );
  const order = items.map(idOf).join(' ');
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const shown =
    optimistic?.base === order
      ? optimistic.ids.flatMap((id) => {
          const item = byId.get(id);
          return item === undefined ? [] : [item];
        })
      : items;

  /** Resolves to whether the move succeeded. */
  const move = async (from: number, to: number): Promise<boolean> => {
    const [item, target] = [shown[from], shown[to]];
    if (item === undefined || target === undefined || from === to) return true;
    setOptimistic({ base: order, ids: moveItem(shown.map(idOf), from, to) });
    const isMoved = await onMove(item, target);
    if (!isMoved) setOptimistic(null);
    return isMoved;
  };
  return { shown, move };
}

const focusableIn = (element: Element): (Element | null)[] => [
  ...element.querySelectorAll('a, button, input'),
];

/** Resolves when no pointer is down, so that the rows are not replaced in the middle of a click. */
async function whenPointerReleased(): Promise<void> {
  if (!document.querySelector(':active:not(html, body)')) return;
  await new Promise((resolve) =>
    document.addEventListener('pointerup', () => setTimeout(resolve), { once: true }),
  );
}
