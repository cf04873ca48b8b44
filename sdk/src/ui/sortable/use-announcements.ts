import type { ComponentProps } from 'react';
import type { DndContext, UniqueIdentifier } from '@dnd-kit/core';
import { useUiText } from '../text/use-ui-text';

type Accessibility = NonNullable<ComponentProps<typeof DndContext>['accessibility']>;

/** What screen readers say while an item is moved, in the reader's language. */
export function useAnnouncements(ids: readonly string[], names: readonly string[]): Accessibility {
  const text = useUiText();
  const at = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const said = (
    key: 'picked' | 'over' | 'dropped' | 'left',
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
      onDragStart: ({ active }) => said('picked', active, active),
      onDragOver: ({ active, over }) => (over ? said('over', active, over) : undefined),
      onDragEnd: ({ active, over }) => said('dropped', active, over ?? active),
      onDragCancel: ({ active }) => said('left', active, active),
    },
  };
}
