import Calendar from 'lucide-react/icons/calendar';
import Clock from 'lucide-react/icons/clock';
import { Field } from '../form/field';
import type { FieldBinding } from '../form/use-form';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import { exampleDate, formatFieldDate, formatFieldTime } from './date-pattern';
import { StandIn } from './stand-in';
import { parseDate, parseTime } from './typed-text';
import type { EngineFieldProps } from './use-engine-field';
import { usePicker, type ControlLook, type DateLook } from './use-picker';
import { useTypedText, type TypedText } from './use-typed-text';

export { DateRangeField, type DateRange, type DateRangeFieldProps } from './date-range-field';

export interface DateFieldProps extends FieldBinding<string | null>, DateLook {}

/**
 * A local date (YYYY-MM-DD), typed or picked. antd's picker is loaded on hover or focus. Text that is not a
 * selectable date stays in the field, with an error, and the form can't be submitted.
 */
export function DateField({ value, onChange, from, until, ...field }: DateFieldProps) {
  const text = useUiText();
  const language = useIntlLanguage();
  const typed = useTypedText({
    value,
    onChange,
    parse: (entry) => parseDate(entry, language, { first: from, last: until }),
    explain(entry) {
      const on = parseDate(entry, language, {});
      if (on === undefined)
        return text('date.invalid', { example: formatFieldDate(exampleDate, language) });
      return from && on < from
        ? text('date.tooEarly', { date: formatFieldDate(from, language) })
        : text('date.tooLate', { date: formatFieldDate(until, language) });
    },
  });
  const { inUse, frame, shared, standIn } = useTypedPicker(field, typed);
  const placeholder = text('date.pick');
  return (
    <Field {...frame}>
      {inUse ? (
        <inUse.engine.DateControl
          {...shared}
          {...{ placeholder, value, typed, from: inUse.from }}
          firstDay={from}
          lastDay={until}
        />
      ) : (
        <StandIn
          {...{ ...shared, ...standIn, placeholder }}
          icon={Calendar}
          shown={typed.text ?? formatFieldDate(value, language)}
        />
      )}
    </Field>
  );
}

export interface TimeFieldProps extends FieldBinding<string | null>, ControlLook {
  /** Interval of the offered times, in minutes. */
  step?: 5 | 10 | 15 | 30;
}

/** A local time (HH:mm). Text that is not a time stays in the field, as in `DateField`. */
export function TimeField({ value, onChange, step = 15, ...field }: TimeFieldProps) {
  const text = useUiText();
  const language = useIntlLanguage();
  const typed = useTypedText({
    value,
    onChange,
    parse: (entry) => parseTime(entry, language),
    explain: () => text('date.invalidTime', { example: formatFieldTime('14:30', language) }),
  });
  const { inUse, frame, shared, standIn } = useTypedPicker(field, typed);
  const placeholder = text('date.pickTime');
  return (
    <Field {...frame}>
      {inUse ? (
        <inUse.engine.TimeControl
          {...shared}
          {...{ placeholder, step, value, typed, from: inUse.from }}
        />
      ) : (
        <StandIn
          {...{ ...shared, ...standIn, placeholder }}
          icon={Clock}
          shown={typed.text ?? formatFieldTime(value, language)}
        />
      )}
    </Field>
  );
}

/** Returns what the fields share: the frame, and the props of the picker and its stand-in. */
function useTypedPicker<Value>(field: EngineFieldProps, typed: TypedText<Value>) {
  // The error of the text says more than the form's, which is that of the value.
  const { shared, handlers, ...rest } = usePicker({ ...field, error: typed.error ?? field.error });
  return {
    ...rest,
    shared: {
      ...shared,
      // Submitting would silently use the previous value.
      described: { ...shared.described, 'data-unfinished': typed.isInvalid || undefined },
    },
    standIn: {
      onTyped: typed.leave,
      handlers: {
        ...handlers,
        onType(entry: string) {
          // The stand-in itself has the text until the user leaves it.
          typed.edit(null);
          handlers.onType(entry);
        },
      },
    },
  };
}
