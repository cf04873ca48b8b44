import DatePicker from 'antd/es/date-picker';
import { useEffect, useMemo, useRef } from 'react';
import type { Dayjs } from 'dayjs';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Icon } from '../components/icon';
import { useIntlLanguage } from '../text/intl-language';
import styles from './date-fields.module.css';
import { datePatterns } from './date-pattern';
import { antdProps, day, type DaysProps, type SharedProps } from './picker-props';
import { useTakeOver } from './take-over';
import { typedInput, TypedScope } from './typed-scope';
import { usePickerKeys } from './use-picker-keys';
import { rangeEnds, type RangeDates, type RangeEnd, type TypedRange } from './use-typed-range';
import type { TypedText } from './use-typed-text';

export interface DateRangeControlProps extends Omit<SharedProps, 'id' | 'described'>, DaysProps {
  ids: Readonly<Record<RangeEnd, string>>;
  described: Readonly<Record<RangeEnd, object>>;
  placeholder: [string, string];
  range: TypedRange;
}

type Days = readonly (Dayjs | null)[];

/** A range of local dates, on antd's picker, which leaves typed text to `range`. */
export function DateRangeControl({
  ids,
  described,
  placeholder,
  firstDay,
  lastDay,
  range,
  ...shared
}: DateRangeControlProps) {
  const language = useIntlLanguage();
  useTakeOver(shared.from);
  const endOf = (id: string): RangeEnd => (id === ids.until ? 'until' : 'from');
  const { props: keys, container } = usePickerKeys(shared.from, {
    onEnter: ({ id }) => range.ends[endOf(id)].leave(),
    // Enter moves from a typed date to the other one.
    staysOpen: (text) => text !== '',
  });
  const hasPicked = useRef(false);
  const from = useShownDate(range.dates.from, range.ends.from);
  const until = useShownDate(range.dates.until, range.ends.until);
  const shown = { from: from.on, until: until.on };
  const days = useMemo((): [Dayjs | null, Dayjs | null] => [from.day, until.day], [from, until]);
  // Dates of antd's calendar, which antd reports only once both are there, and forgets when `days` change.
  const pending = useRef<RangeDates | null>(null);
  useEffect(() => {
    pending.current = null;
  }, [days]);
  const edit = (end: RangeEnd, text: string) => {
    hasPicked.current = false;
    const other = end === 'from' ? 'until' : 'from';
    const picked = pending.current?.[other] ?? shown[other];
    // Typing resets antd's calendar.
    if (picked !== shown[other]) range.pick({ [other]: picked });
    range.edit(end, text);
  };
  const typedState = (end: RangeEnd) => ({
    text: range.ends[end].text,
    attributes: described[end],
  });
  return (
    <TypedScope
      container={container}
      inputs={{
        [ids.from]: { ...typedState('from'), onEdit: (text) => edit('from', text) },
        [ids.until]: { ...typedState('until'), onEdit: (text) => edit('until', text) },
      }}
      onPick={() => {
        hasPicked.current = true;
      }}
    >
      <DatePicker.RangePicker
        {...antdProps(shared)}
        {...keys}
        classNames={{ popup: { root: styles['range'] } }}
        id={{ start: ids.from, end: ids.until }}
        components={typedInput}
        format={datePatterns(language)}
        placeholder={placeholder}
        separator={<Icon of={ArrowRight} size={16} />}
        minDate={day(firstDay)}
        maxDate={day(lastDay)}
        // Otherwise antd traps the focus in an empty field (WCAG 2.1.2).
        allowEmpty={[true, true]}
        // An end before the start is an error: swapped, it would be a range that nobody entered.
        order={false}
        value={days}
        onOpenChange={(open) => {
          keys.onOpenChange(open);
          // The focus in the list, if it was there, is lost.
          if (!open && !(document.activeElement instanceof HTMLInputElement)) range.leave();
        }}
        onBlur={({ target }) => {
          if (target instanceof HTMLInputElement) range.ends[endOf(target.id)].leave();
          shared.onBlur();
        }}
        onCalendarChange={(next, _texts, { range: antdEnd }) => {
          if (!hasPicked.current) return;
          range.resume();
          const end = antdEnd === 'start' ? 'from' : 'until';
          const picked = datesOf(next);
          pending.current = picked;
          // Otherwise the text would stay until the other date is picked, too.
          if (range.ends[end].text !== null) range.pick({ [end]: picked[end] });
        }}
        onChange={(next) => {
          // antd also reports dates that were typed, before it closes its calendar; `range` applies them.
          if (!hasPicked.current) return;
          const picked = datesOf(next);
          const changed = rangeEnds.filter((end) => !next || picked[end] !== shown[end]);
          range.pick(Object.fromEntries(changed.map((end) => [end, picked[end]])));
        }}
      />
    </TypedScope>
  );
}

/**
 * Returns a date for antd; none if its text can't be accepted: antd reports the previous one, too, if it is
 * picked again. After typing, a new object resets its calendar.
 */
function useShownDate(date: string | null, { text, isInvalid }: TypedText<string>) {
  const isTyping = text !== null;
  return useMemo(() => {
    const on = isTyping && isInvalid ? null : date;
    return { on, day: day(on) ?? null };
  }, [date, isTyping, isInvalid]);
}

function datesOf(days: Days | null): RangeDates {
  const [from, until] = days ?? [];
  const format = (on: Dayjs | null | undefined) => on?.format('YYYY-MM-DD') ?? null;
  return { from: format(from), until: format(until) };
}
