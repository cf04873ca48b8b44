import { useRef, type ComponentProps } from 'react';
import type { DndContext, UniqueIdentifier } from '@dnd-kit/core';
import { useUiText } from '../text/use-ui-text';

type Accessibility = NonNullable<ComponentProps<typeof DndContext>['accessibility']>;

/** Returns dnd-kit's screen reader announcements in the current language. */
export function useAnnouncements(ids: readonly string[], names: readonly string[]): Accessibility {
  const text = useUiText();
  // The first drag-over event is at the item's own position, which "picked up" has already announced.
  const hasMoved = useRef(false);
  const at = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const announcement = (
    key: 'picked' | 'over' | 'left',
    active: { id: UniqueIdentifier },
    over: { id: UniqueIdentifier },
  ) =>
    text(`sortable.${key}`, {
      name: names[at(active.id)] ?? '',
      position: at(over.id) + 1,
      total: ids.length,
    });
  return {
    screenReaderInstructions: { draggable: text('sortable.instructions') },
    announcements: {
      onDragStart: ({ active }) => {
        hasMoved.current = false;
        return announcement('picked', active, active);
      },
      onDragOver: ({ active, over }) => {
        if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
        hasMoved.current = true;
        return announcement('over', active, over);
      },
      // The list announces the drop, and its rollback if the move fails.
      onDragEnd: () => '',
      onDragCancel: ({ active }) => announcement('left', active, active),
    },
  };
}
