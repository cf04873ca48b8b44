import { webAddress } from '@praxis/contract/demo/fields';
import { useTranslation } from '@praxis/sdk';
import { useUiText, useZone } from '@praxis/sdk/ui';
import type { EventTimes } from '@praxis/sdk/ui/calendar';
import type { FieldErrors } from '@praxis/sdk/ui/form';
import { instantOf } from '@praxis/sdk/ui/page';
import { isEmail } from '../event-properties';
import { timesIn, type EventValues } from '../event-values';

/** Validates the form of an event: error texts by field. */
export function useEventValidation(
  invited: readonly string[],
  before: EventTimes,
): (values: EventValues) => FieldErrors {
  const { t } = useTranslation('demo');
  const text = useUiText();
  const zone = useZone();

  const timeErrors = (values: EventValues): FieldErrors => {
    const { allDay, startOn, startTime, endOn, endTime } = values;
    const requiredFields = allDay
      ? (['startOn', 'endOn'] as const)
      : (['startOn', 'startTime', 'endOn', 'endTime'] as const);
    const missing = requiredFields.filter((name) => values[name] === null);
    if (missing.length > 0)
      return Object.fromEntries(missing.map((name) => [name, text('field.required')]));
    const isSkipped = (on: string | null, time: string | null) =>
      !allDay && instantOf(on ?? '', time ?? '', zone) === null;
    if (isSkipped(startOn, startTime)) return { startTime: t('calendar.skippedTime') };
    if (isSkipped(endOn, endTime)) return { endTime: t('calendar.skippedTime') };
    const times = timesIn(values, zone, before);
    if (!times || (allDay ? times.endAt > times.startAt : times.endAt >= times.startAt)) return {};
    const field = allDay || startOn !== endOn ? 'endOn' : 'endTime';
    return { [field]: t('calendar.endTooEarly') };
  };

  return (values) => ({
    ...(values.title.trim() === '' && { title: text('field.required') }),
    ...(values.calendar === '' && { calendar: text('field.required') }),
    ...timeErrors(values),
    ...(values.guests.some((key) => !invited.includes(key) && !isEmail(key)) && {
      guests: text('field.email'),
    }),
    ...(!webAddress.safeParse(values.url).success && { url: text('field.url') }),
  });
}
