import DatePicker from 'antd/es/date-picker';
import TimePicker from 'antd/es/time-picker';
import { useState, type FocusEvent } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Calendar from 'lucide-react/icons/calendar';
import Clock from 'lucide-react/icons/clock';
import { Icon } from '../components/icon';
import { countsToTwelve } from '../format/formatters';
import { useIntlLanguage } from '../text/intl-language';
import { AntdScope } from './antd-scope';
import styles from './date-fields.module.css';
import { datePatterns } from './date-pattern';
import { useTakeOver, type TakeOver } from './take-over';
import { readDate, readTime } from './typed-text';
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
  /** Where somebody was in the field before this code was there. */
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
  const takeText = (text: string) => {
    const on = readDate(text, language, { first: firstDay, last: lastDay });
    if (on && on !== value) onChange(on);
    return on !== undefined;
  };
  const { props: keys, around, chosen } = usePickerKeys(shared.from, { take: takeText });
  return (
    <AntdScope>
      <div ref={around} className={styles['around']}>
        <DatePicker
          {...antdProps(shared)}
          {...readOnLeaving(shared, takeText)}
          {...keys}
          id={shared.id}
          format={datePatterns(language)}
          placeholder={placeholder}
          minDate={day(firstDay)}
          maxDate={day(lastDay)}
          value={day(value) ?? null}
          onChange={chosen((next: Dayjs | null) => onChange(next ? isoDate(next) : null))}
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
  /** What was typed of it before this code was there. */
  typed: Partial<DateRange>;
}

/** One date is there, the other not yet: no range, and nothing that was entered is lost. */
type HalfRange = [Dayjs | null, Dayjs | null];

/** From one local date to another, on antd's picker. */
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
  // Enter goes from a date that was typed to the other one.
  const { props: keys, around } = usePickerKeys(shared.from, { staysOpen: (text) => text !== '' });
  return (
    <AntdScope>
      <div ref={around} className={styles['around']}>
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
          // antd would keep the focus in an empty field: Tab could not leave it (WCAG 2.1.2).
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
  /** Minutes between the times on offer. */
  step: 5 | 10 | 15 | 30;
  value: string | null;
  onChange(value: string | null): void;
}

/** A local time (HH:mm), on antd's picker. */
export function TimeControl({ placeholder, step, value, onChange, ...shared }: TimeControlProps) {
  const language = useIntlLanguage();
  useTakeOver(shared.from);
  const takeText = (text: string) => {
    const time = readTime(text, language);
    if (time && time !== value) onChange(time);
    return time !== undefined;
  };
  const { props: keys, around, chosen } = usePickerKeys(shared.from, { take: takeText });
  return (
    <AntdScope>
      <div ref={around} className={styles['around']}>
        <TimePicker
          {...antdProps(shared)}
          {...readOnLeaving(shared, takeText)}
          {...keys}
          id={shared.id}
          placeholder={placeholder}
          suffixIcon={<Icon of={Clock} size={16} />}
          format={countsToTwelve(language) ? 'h:mm A' : 'HH:mm'}
          use12Hours={countsToTwelve(language)}
          minuteStep={step}
          needConfirm={false}
          value={value ? dayjs(value, 'HH:mm') : null}
          onChange={chosen((next) => {
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

/** What was typed is read when the field is left: antd takes its own patterns only. */
function readOnLeaving({ onBlur }: SharedProps, takeText: (text: string) => boolean) {
  return {
    onBlur: ({ target }: FocusEvent<HTMLElement>) => {
      if (target instanceof HTMLInputElement) takeText(target.value);
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
