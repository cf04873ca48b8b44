import { useRef, type ComponentProps } from 'react';
import type { DndContext, UniqueIdentifier } from '@dnd-kit/core';
import { useUiText } from '../text/use-ui-text';

type Accessibility = NonNullable<ComponentProps<typeof DndContext>['accessibility']>;

/** What screen readers say while an item is moved, in the reader's language. */
export function useAnnouncements(ids: readonly string[], names: readonly string[]): Accessibility {
  const text = useUiText();
  // It is over its own place at first: that it was picked up there is said already.
  const hasMoved = useRef(false);
  const at = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const said = (
    key: 'picked' | 'over' | 'left',
    active: { id: UniqueIdentifier },
    place: { id: UniqueIdentifier },
  ) =>
    text(`sortable.${key}`, {
      name: names[at(active.id)] ?? '',
      position: at(place.id) + 1,
      total: ids.length,
    });
  return {
    screenReaderInstructions: { draggable: text('sortable.instructions') },
    announcements: {
      onDragStart: ({ active }) => {
        hasMoved.current = false;
        return said('picked', active, active);
      },
      onDragOver: ({ active, over }) => {
        if (!over || (over.id === active.id && !hasMoved.current)) return undefined;
        hasMoved.current = true;
        return said('over', active, over);
      },
      // The list says where it was dropped, and takes it back where that was refused.
      onDragEnd: () => '',
      onDragCancel: ({ active }) => said('left', active, active),
    },
  };
}
