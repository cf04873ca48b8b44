import Calendar from 'lucide-react/icons/calendar';
import { VisuallyHidden } from '../components/visually-hidden';
import { Field } from '../form/field';
import type { FieldBinding } from '../form/use-form';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import { formatFieldDate } from './date-pattern';
import { StandInRange } from './stand-in';
import { usePicker, type DateLook } from './use-picker';
import { useTypedRange, type DateRange, type RangeEnd } from './use-typed-range';

export type { DateRange };

export interface DateRangeFieldProps extends FieldBinding<DateRange | null>, DateLook {}

/**
 * A range of local dates, both ends included. Text that is not a selectable date stays in the field, and so
 * does an end before the start, with an error; the form can't be submitted.
 */
export function DateRangeField({ value, onChange, from, until, ...field }: DateRangeFieldProps) {
  const text = useUiText();
  const language = useIntlLanguage();
  const range = useTypedRange({ value, onChange, from, until });
  const { errors } = range;
  const ownError = [errors.from, errors.until].filter((error) => error !== undefined).join('. ');
  // The errors of the dates say more than the form's, which is that of the value.
  const { inUse, handlers, frame, shared } = usePicker({
    ...field,
    error: ownError === '' ? field.error : ownError,
  });
  const ids = { from: field.id, until: `${field.id}-until` };
  const described = (end: RangeEnd) => ({
    ...((ownError === '' || errors[end] !== undefined) && shared.described),
    // Submitting would silently use the previous range, or none.
    'data-unfinished': range.isUnfinished[end] || undefined,
  });
  const placeholder: [string, string] = [text('date.from'), text('date.to')];
  const endProps = (end: RangeEnd, endPlaceholder: string) => ({
    id: ids[end],
    placeholder: endPlaceholder,
    described: described(end),
    shown: range.ends[end].text ?? formatFieldDate(range.dates[end], language),
    onTyped: range.ends[end].leave,
    handlers: {
      ...handlers,
      onType(entry: string) {
        // The stand-in itself has the text until the user leaves it.
        range.edit(end, null);
        handlers.onType(entry);
      },
    },
  });
  return (
    <Field {...frame}>
      <label htmlFor={ids.until}>
        <VisuallyHidden>
          {field.label} {text('date.to')}
        </VisuallyHidden>
      </label>
      <div
        role="presentation"
        onBlur={({ currentTarget, relatedTarget }) => {
          // The calendar is elsewhere in the document.
          const isInside =
            currentTarget.contains(relatedTarget) || relatedTarget?.closest('.ant-picker-dropdown');
          if (!isInside) range.leave();
        }}
        onKeyDown={({ key, defaultPrevented }) => {
          // In an open calendar, Enter doesn't submit, but leads to the other date.
          if (key === 'Enter' && !defaultPrevented) range.leave();
        }}
      >
        {inUse ? (
          <inUse.engine.DateRangeControl
            {...shared}
            {...{ ids, placeholder, range, from: inUse.from }}
            described={{ from: described('from'), until: described('until') }}
            firstDay={from}
            lastDay={until}
          />
        ) : (
          <StandInRange
            {...{ ...shared, handlers }}
            icon={Calendar}
            ends={[endProps('from', placeholder[0]), endProps('until', placeholder[1])]}
          />
        )}
      </div>
    </Field>
  );
}
