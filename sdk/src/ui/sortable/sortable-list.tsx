import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFocusOfNext } from '../components/row-focus';
import { VisuallyHidden } from '../components/visually-hidden';
import { deferredCode } from '../lazy/deferred-code';
import { useUiText } from '../text/use-ui-text';
import { whenVisible } from '../when-visible';
import { Handle } from './handle';
import { moved, type SortableItems } from './sortable-item';
import styles from './sortable.module.css';

export interface SortableListProps<Item> extends SortableItems<Item> {
  /**
   * An item was put in the place of another one; those in between move up. The list shows it so at
   * once, and as before where the answer is false.
   */
  onMove(item: Item, target: Item): Promise<boolean>;
}

const engineCode = deferredCode(() => import(/* webpackChunkName: "sortable-engine" */ './engine'));
type Engine = Awaited<ReturnType<typeof engineCode.load>>;

/** Items in an order that is changed by dragging their handles, with the keyboard and by a menu. */
export function SortableList<Item>({ items, onMove, ...props }: SortableListProps<Item>) {
  const [engine, setEngine] = useState<Engine | null>(() => engineCode.now() ?? null);
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef(-1);
  const { shown, move } = useOwnOrder(items, props.idOf, onMove);
  const { said, moveTo, drop } = useSaid(shown.map(props.nameOf), move);
  const wanted = props.sortable && engine === null;
  useFocusOfNext(list, shown.map(props.idOf));

  useEffect(() => {
    const element = list.current;
    if (!wanted || !element) return;
    return whenVisible(element, async (isWanted) => {
      const code = await engineCode.load();
      await notPressed();
      if (!isWanted()) return;
      focused.current = controlsIn(element).indexOf(document.activeElement);
      setEngine(code);
    });
  }, [wanted]);

  // The rows are made anew; who was at one of their controls stays there.
  useLayoutEffect(() => {
    const control = list.current && controlsIn(list.current)[focused.current];
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
    focused.current = -1;
  }, [engine]);

  return (
    <div ref={list}>
      {engine ? (
        <engine.SortableItemsOf {...props} items={shown} onMove={drop} onMoveTo={moveTo} />
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
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/**
 * What is said of a move as it is made, by the menu of a handle or by dropping, and that the item is
 * back where it was refused. Until it is dropped, dnd-kit announces it.
 */
function useSaid(names: readonly string[], move: (from: number, to: number) => Promise<boolean>) {
  const text = useUiText();
  const [said, setSaid] = useState('');
  const latest = useRef({ names, move, text });
  useEffect(() => {
    latest.current = { names, move, text };
  });
  const go = async (key: 'over' | 'dropped', from: number, to: number) => {
    const { names: all, move: moveNow, text: say } = latest.current;
    const at = (index: number) => ({
      name: all[from] ?? '',
      position: index + 1,
      total: all.length,
    });
    setSaid(say(`sortable.${key}`, at(to)));
    if (!(await moveNow(from, to))) setSaid(say('sortable.back', at(from)));
  };
  const moveTo = useCallback((from: number, to: number) => void go('over', from, to), []);
  return { said, moveTo, drop: (from: number, to: number) => void go('dropped', from, to) };
}

/** The order as it was last changed here, until the items come in another one. */
function useOwnOrder<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  onMove: SortableListProps<Item>['onMove'],
) {
  const [own, setOwn] = useState<{ over: string; ids: readonly string[] } | null>(null);
  const order = items.map(idOf).join(' ');
  const byId = new Map(items.map((item) => [idOf(item), item]));
  const shown =
    own?.over === order
      ? own.ids.flatMap((id) => {
          const item = byId.get(id);
          return item === undefined ? [] : [item];
        })
      : items;

  /** Whether the item stays there. */
  const move = async (from: number, to: number): Promise<boolean> => {
    const [item, target] = [shown[from], shown[to]];
    if (item === undefined || target === undefined || from === to) return true;
    setOwn({ over: order, ids: moved(shown.map(idOf), from, to) });
    const isMoved = await onMove(item, target);
    if (!isMoved) setOwn(null);
    return isMoved;
  };
  return { shown, move };
}

const controlsIn = (element: Element): (Element | null)[] => [
  ...element.querySelectorAll('a, button, input'),
];

/** Resolves once no pointer is down: a press that began before the rows change ends on them. */
async function notPressed(): Promise<void> {
  if (!document.querySelector(':active:not(html, body)')) return;
  await new Promise((resolve) =>
    document.addEventListener('pointerup', () => setTimeout(resolve), { once: true }),
  );
}
