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

interface DraggableItemsProps<Item> extends SortableItems<Item> {
  onMove(from: number, to: number): void;
  /** Moves an item by the menu of its handle; needs a stable identity. */
  onMoveTo(from: number, to: number): void;
}

/** Restricts dragging to the direction of the list. */
const verticalOnly: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];
/** Requires a few pixels of movement, so that a click does not start a drag. */
const pointerOptions = { activationConstraint: { distance: 4 } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

/** The list with drag and drop, based on dnd-kit. */
export function DraggableItems<Item>({
  label,
  items,
  idOf,
  nameOf,
  render,
  sortable,
  onMove,
  onMoveTo,
}: DraggableItemsProps<Item>) {
  // Stable identity while the order is the same: a new array re-renders every row.
  const order = JSON.stringify(items.map(idOf));
  const ids = useMemo(() => JSON.parse(order) as string[], [order]);
  const sensors = useSensors(
    useSensor(PointerSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );
  const accessibility = useAnnouncements(ids, items.map(nameOf));

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={verticalOnly}
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
