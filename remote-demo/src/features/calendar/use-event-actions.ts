import {
  removeCalendarEvent,
  restoreCalendarEvent,
  updateCalendarEvent,
  type CalendarEvent,
} from '@praxis/contract/demo/calendar';
import { useTranslation } from '@praxis/sdk';
import { retriedUndo, useMutation } from '@praxis/sdk/data';
import { useUiText } from '@praxis/sdk/ui';
import type { EventTimes } from '@praxis/sdk/ui/calendar';
import { fieldsOf, timesOf } from './event-values';
import { useWhenText } from './use-when-text';

/** One-click actions on an event, each with Undo. */
export function useEventActions() {
  const { t } = useTranslation('demo');
  const text = useUiText();
  const whenText = useWhenText();
  const update = useMutation(updateCalendarEvent);
  const remove = useMutation(removeCalendarEvent);
  const restore = useMutation(restoreCalendarEvent);

  const failed = ({ title }: CalendarEvent) => text('failure.change', { name: title });

  /** Returns whether the event was moved. */
  async function move(event: CalendarEvent, to: EventTimes, canUndo = true): Promise<boolean> {
    const moved = await update.runOrNotify(
      { body: { event: { id: event.id, ...fieldsOf(to) } } },
      {
        success: (response) => ({
          text: t('calendar.moved', { title: event.title, when: whenText(to) }),
          ...(canUndo && {
            undo: {
              run: () => void move(response.event, timesOf(event), false),
            },
          }),
        }),
        failed: failed(event),
        retry: () => void move(event, to, canUndo),
      },
    );
    return moved !== null;
  }

  const undoRemoval = (removed: CalendarEvent, retry: () => void) => {
    const success = t('calendar.restored', { title: removed.title });
    return restore.runOrNotify(
      { body: { event: removed } },
      { success, failed: failed(removed), retry },
    );
  };
  const removeWithUndo = (event: CalendarEvent) =>
    void remove.runOrNotify(
      { query: { id: event.id } },
      {
        success: {
          text: t('calendar.removed', { title: event.title }),
          undo: retriedUndo((retry) => undoRemoval(event, retry)),
        },
        failed: failed(event),
        retry: () => removeWithUndo(event),
      },
    );

  return { move, remove: removeWithUndo };
}
