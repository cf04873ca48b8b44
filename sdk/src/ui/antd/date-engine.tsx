import DatePicker from 'antd/es/date-picker';
import TimePicker from 'antd/es/time-picker';
import { useState, type FocusEvent } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Calendar from 'lucide-react/icons/calendar';
import Clock from 'lucide-react/icons/clock';
import { Icon } from '../components/icon';
import { usesTwelveHourClock } from '../format/formatters';
import { useIntlLanguage } from '../text/intl-language';
import { AntdScope } from './antd-scope';
import styles from './date-fields.module.css';
import { datePatterns } from './date-pattern';
import { useTakeOver, type TakeOver } from './take-over';
import { parseDate, parseTime } from './typed-text';
import { usePickerKeys } from './use-picker-keys';

export interface DateRange {
  from: string;
  until: string;
}

dayjs.extend(customParseFormat);

interface SharedProps {
  id: string;
  described: object;
  failed: boolean;
  disabled?: boolean;
  clearable: boolean;
  onBlur(): void;
  /** State of the stand-in when this code was loaded; null if it did not have the focus. */
  from: TakeOver | null;
}

interface DaysProps {
  firstDay?: string;
  lastDay?: string;
}

interface DateControlProps extends SharedProps, DaysProps {
  placeholder: string;
  value: string | null;
  onChange(value: string | null): void;
}

/** A local date (YYYY-MM-DD), on antd's picker. */
export function DateControl({
  placeholder,
  firstDay,
  lastDay,
  value,
  onChange,
  ...shared
}: DateControlProps) {
  const language = useIntlLanguage();
  useTakeOver(shared.from);
  const applyText = (text: string) => {
    const on = parseDate(text, language, { first: firstDay, last: lastDay });
    if (on && on !== value) onChange(on);
    return on !== undefined;
  };
  const { props: keys, container, guardChange } = usePickerKeys(shared.from, { parse: applyText });
  return (
    <AntdScope>
      <div ref={container} className={styles['around']}>
        <DatePicker
          {...antdProps(shared)}
          {...parseOnBlur(shared, applyText)}
          {...keys}
          id={shared.id}
          format={datePatterns(language)}
          placeholder={placeholder}
          minDate={day(firstDay)}
          maxDate={day(lastDay)}
          value={day(value) ?? null}
          onChange={guardChange((next: Dayjs | null) => onChange(next ? isoDate(next) : null))}
        />
      </div>
    </AntdScope>
  );
}

interface DateRangeControlProps extends SharedProps, DaysProps {
  untilId: string;
  placeholder: [string, string];
  value: DateRange | null;
  onChange(value: DateRange | null): void;
  /** Dates that were typed before this code was loaded. */
  typed: Partial<DateRange>;
}

/** An incomplete range: one date is entered, the other is missing. */
type HalfRange = [Dayjs | null, Dayjs | null];

/** A range of local dates, on antd's picker. */
export function DateRangeControl({
  untilId,
  placeholder,
  firstDay,
  lastDay,
  value,
  onChange,
  typed,
  ...shared
}: DateRangeControlProps) {
  const language = useIntlLanguage();
  const [half, setHalf] = useState<HalfRange>(() => [
    day(typed.from) ?? null,
    day(typed.until) ?? null,
  ]);
  useTakeOver(shared.from);
  // Enter moves from a typed date to the other one.
  const { props: keys, container } = usePickerKeys(shared.from, {
    staysOpen: (text) => text !== '',
  });
  return (
    <AntdScope>
      <div ref={container} className={styles['around']}>
        <DatePicker.RangePicker
          {...antdProps(shared)}
          {...keys}
          classNames={{ popup: { root: styles['range'] } }}
          id={{ start: shared.id, end: untilId }}
          format={datePatterns(language)}
          placeholder={placeholder}
          separator={<Icon of={ArrowRight} size={16} />}
          minDate={day(firstDay)}
          maxDate={day(lastDay)}
          // Otherwise antd traps the focus in an empty field (WCAG 2.1.2).
          allowEmpty={[true, true]}
          value={value ? [day(value.from) ?? null, day(value.until) ?? null] : half}
          onChange={(next) => {
            const [first, last] = next ?? [];
            setHalf(first && last ? [null, null] : [first ?? null, last ?? null]);
            if (first && last) onChange({ from: isoDate(first), until: isoDate(last) });
            else if (value) onChange(null);
          }}
        />
      </div>
    </AntdScope>
  );
}

interface TimeControlProps extends SharedProps {
  placeholder: string;
  /** Interval of the offered times, in minutes. */
  step: 5 | 10 | 15 | 30;
  value: string | null;
  onChange(value: string | null): void;
}

/** A local time (HH:mm), on antd's picker. */
export function TimeControl({ placeholder, step, value, onChange, ...shared }: TimeControlProps) {
  const language = useIntlLanguage();
  useTakeOver(shared.from);
  const applyText = (text: string) => {
    const time = parseTime(text, language);
    if (time && time !== value) onChange(time);
    return time !== undefined;
  };
  const { props: keys, container, guardChange } = usePickerKeys(shared.from, { parse: applyText });
  return (
    <AntdScope>
      <div ref={container} className={styles['around']}>
        <TimePicker
          {...antdProps(shared)}
          {...parseOnBlur(shared, applyText)}
          {...keys}
          id={shared.id}
          placeholder={placeholder}
          suffixIcon={<Icon of={Clock} size={16} />}
          format={usesTwelveHourClock(language) ? 'h:mm A' : 'HH:mm'}
          use12Hours={usesTwelveHourClock(language)}
          minuteStep={step}
          needConfirm={false}
          value={value ? dayjs(value, 'HH:mm') : null}
          onChange={guardChange((next) => {
            const time = Array.isArray(next) ? next[0] : next;
            onChange(time ? time.format('HH:mm') : null);
          })}
        />
      </div>
    </AntdScope>
  );
}

function antdProps({ described, failed, disabled, clearable, onBlur }: SharedProps) {
  return {
    ...described,
    status: failed ? ('error' as const) : undefined,
    disabled,
    allowClear: clearable,
    suffixIcon: <Icon of={Calendar} size={16} />,
    style: { width: '100%' },
    onBlur,
  };
}

/** Parses the typed text on blur: antd accepts only its own patterns. */
function parseOnBlur({ onBlur }: SharedProps, applyText: (text: string) => boolean) {
  return {
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      if (target instanceof HTMLInputElement) applyText(target.value);
      onBlur();
    },
  };
}

function day(date: string | null | undefined): Dayjs | undefined {
  return date ? dayjs(date, 'YYYY-MM-DD') : undefined;
}

function isoDate(date: Dayjs): string {
  return date.format('YYYY-MM-DD');
}
