import { useState } from 'react';
import Calendar from 'lucide-react/icons/calendar';
import Clock from 'lucide-react/icons/clock';
import { VisuallyHidden } from '../components/visually-hidden';
import { Field, type FieldLook } from '../form/field';
import type { FieldBinding } from '../form/use-form';
import { deferredCode } from '../lazy/deferred-code';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import { formatFieldDate, formatFieldTime } from './date-pattern';
import { StandIn, StandInRange } from './stand-in';
import { parseDate, parseTime } from './typed-text';
import { useEngineField, type EngineFieldProps } from './use-engine-field';
import { useTypedText, type TypedText } from './use-typed-text';
import type { DateRange } from './date-engine';

export type { DateRange };

interface ControlLook extends FieldLook {
  disabled?: boolean;
}

interface DateLook extends ControlLook {
  /** First and last selectable date (YYYY-MM-DD). */
  from?: string;
  until?: string;
}

const engineCode = deferredCode(
  () => import(/* webpackChunkName: "date-engine" */ './date-engine'),
);

/** Example in the error of a date that can't be read; its day is no month. */
const exampleDate = '2027-03-15';

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

export interface DateRangeFieldProps extends FieldBinding<DateRange | null>, DateLook {}

/** A range of local dates, both ends included. */
export function DateRangeField({ value, onChange, from, until, ...field }: DateRangeFieldProps) {
  const text = useUiText();
  const language = useIntlLanguage();
  const { inUse, handlers, frame, shared } = usePicker(field);
  const untilId = `${field.id}-until`;
  const placeholder: [string, string] = [text('date.from'), text('date.to')];
  const [typed, setTyped] = useState<Partial<DateRange>>({});
  const applyText = (part: keyof DateRange, written: string) => {
    const on = parseDate(written, language, { first: from, last: until });
    if (!on) return;
    const range = { ...(value ?? typed), [part]: on };
    if (range.from && range.until && range.from <= range.until)
      onChange({ from: range.from, until: range.until });
    else setTyped(range);
  };
  const endProps = (part: keyof DateRange, id: string, endPlaceholder: string) => ({
    id,
    placeholder: endPlaceholder,
    shown: formatFieldDate((value ?? typed)[part], language),
    onTyped: (written: string) => applyText(part, written),
  });
  return (
    <Field {...frame}>
      <label htmlFor={untilId}>
        <VisuallyHidden>
          {field.label} {text('date.to')}
        </VisuallyHidden>
      </label>
      {inUse ? (
        <inUse.engine.DateRangeControl
          {...shared}
          {...{ untilId, placeholder, value, onChange, typed, from: inUse.from }}
          firstDay={from}
          lastDay={until}
        />
      ) : (
        <StandInRange
          {...{ ...shared, handlers }}
          icon={Calendar}
          ends={[
            endProps('from', field.id, placeholder[0]),
            endProps('until', untilId, placeholder[1]),
          ]}
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
function usePicker(field: EngineFieldProps) {
  const { shared, ...rest } = useEngineField(engineCode, field);
  return { ...rest, shared: { ...shared, clearable: field.optional ?? false } };
}

/** Returns the same of a field that keeps text which it can't accept. */
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
