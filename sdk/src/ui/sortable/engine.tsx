import { memo, useMemo, type ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Modifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { classNames } from '../class-names';
import { useUiText } from '../text/use-ui-text';
import { Handle } from './handle';
import type { SortableItems } from './sortable-item';
import styles from './sortable.module.css';
import { useAnnouncements } from './use-announcements';

interface SortableItemsOfProps<Item> extends SortableItems<Item> {
  onMove(from: number, to: number): void;
  /** The same by the menu of a handle; the same function over renders. */
  onMoveTo(from: number, to: number): void;
}

/** A list has one direction. */
const upAndDown: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];
/** A few pixels, so that a press without a move is none. */
const byPointer = { activationConstraint: { distance: 4 } };
const byKeyboard = { coordinateGetter: sortableKeyboardCoordinates };

/** The items, on dnd-kit. */
export function SortableItemsOf<Item>({
  label,
  items,
  idOf,
  nameOf,
  render,
  sortable,
  onMove,
  onMoveTo,
}: SortableItemsOfProps<Item>) {
  // The same list while the order is the same: every row renders again with another one.
  const order = JSON.stringify(items.map(idOf));
  const ids = useMemo(() => JSON.parse(order) as string[], [order]);
  const sensors = useSensors(
    useSensor(PointerSensor, byPointer),
    useSensor(KeyboardSensor, byKeyboard),
  );
  const accessibility = useAnnouncements(ids, items.map(nameOf));

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={upAndDown}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        const from = ids.indexOf(String(active.id));
        onMove(from, over ? ids.indexOf(String(over.id)) : from);
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={!sortable}>
        <ul className={styles['list']} aria-label={label}>
          {items.map((item, index) => (
            <Row
              key={idOf(item)}
              id={idOf(item)}
              index={index}
              count={items.length}
              onMoveTo={onMoveTo}
              name={nameOf(item)}
              item={item}
              render={render as (item: unknown) => ReactNode}
              sortable={sortable}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface RowProps {
  id: string;
  index: number;
  count: number;
  onMoveTo(from: number, to: number): void;
  name: string;
  item: unknown;
  render(item: unknown): ReactNode;
  sortable: boolean;
}

const Row = memo(function Row({
  id,
  index,
  count,
  onMoveTo,
  name,
  item,
  render,
  sortable,
}: RowProps) {
  const text = useUiText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      data-key={id}
      data-held={drag.isDragging ? '' : undefined}
      className={classNames(styles['item'], drag.isDragging && styles['dragging'])}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
    >
      {sortable && (
        <Handle
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          aria-roledescription={text('sortable.role')}
          name={name}
          index={index}
          count={count}
          onMoveTo={(to) => onMoveTo(index, to)}
        />
      )}
      {render(item)}
    </li>
  );
});
