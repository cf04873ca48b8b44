import DatePicker from 'antd/es/date-picker';
import TimePicker from 'antd/es/time-picker';
import {
  createContext,
  useContext,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
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
import { usePickerKeys } from './use-picker-keys';
import type { TypedText } from './use-typed-text';

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

interface TypedProps {
  value: string | null;
  typed: TypedText<string>;
}

interface DateControlProps extends SharedProps, DaysProps, TypedProps {
  placeholder: string;
}

/** A local date (YYYY-MM-DD), on antd's picker. */
export function DateControl({
  placeholder,
  firstDay,
  lastDay,
  value,
  typed,
  ...shared
}: DateControlProps) {
  const language = useIntlLanguage();
  const { picker, scope } = useTypedPicker(shared, { value, typed, format: 'YYYY-MM-DD' });
  return (
    <TypedScope {...scope}>
      <DatePicker
        {...picker}
        format={datePatterns(language)}
        placeholder={placeholder}
        minDate={day(firstDay)}
        maxDate={day(lastDay)}
      />
    </TypedScope>
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

interface TimeControlProps extends SharedProps, TypedProps {
  placeholder: string;
  /** Interval of the offered times, in minutes. */
  step: 5 | 10 | 15 | 30;
}

/** A local time (HH:mm), on antd's picker. */
export function TimeControl({ placeholder, step, value, typed, ...shared }: TimeControlProps) {
  const language = useIntlLanguage();
  const { picker, scope } = useTypedPicker(shared, { value, typed, format: 'HH:mm' });
  return (
    <TypedScope {...scope}>
      <TimePicker
        {...picker}
        // Otherwise the invalid text would stay in the field until the list of hours and minutes closes.
        onCalendarChange={typed.text === null ? undefined : picker.onChange}
        placeholder={placeholder}
        suffixIcon={<Icon of={Clock} size={16} />}
        format={usesTwelveHourClock(language) ? 'h:mm A' : 'HH:mm'}
        use12Hours={usesTwelveHourClock(language)}
        minuteStep={step}
        needConfirm={false}
      />
    </TypedScope>
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

/**
 * Returns the props of a picker that leaves typed text to `typed`: antd accepts only its own patterns, and
 * replaces any other text by the previous value.
 */
function useTypedPicker(
  shared: SharedProps,
  { value, typed, format }: TypedProps & { format: string },
) {
  useTakeOver(shared.from);
  const { props: keys, container } = usePickerKeys(shared.from, { onEnter: () => typed.leave() });
  const hasPicked = useRef(false);
  const isTyping = typed.text !== null;
  const shown = useMemo(
    // Without a value, antd reports the previous one, too, if it is picked again. After typing, a new object
    // resets its calendar.
    () => (value && !(isTyping && typed.isInvalid) ? dayjs(value, format) : null),
    [value, format, isTyping, typed.isInvalid],
  );
  return {
    picker: {
      ...antdProps(shared),
      ...keys,
      // antd's own also applies to text while it is typed, and remains after a date is picked.
      'aria-invalid': shared.failed,
      id: shared.id,
      components,
      value: shown,
      onBlur() {
        typed.leave();
        shared.onBlur();
      },
      onChange(next: Dayjs | Dayjs[] | null) {
        const [picked] = [next].flat();
        // antd also reports dates that were typed, before it closes its list; `typed` applies them.
        if (hasPicked.current) typed.pick(picked ? picked.format(format) : null);
      },
    },
    scope: {
      container,
      text: typed.text,
      onEdit(text: string) {
        hasPicked.current = false;
        typed.edit(text);
      },
      onPick() {
        hasPicked.current = true;
      },
    },
  };
}

interface TypedScopeProps {
  container(element: HTMLElement | null): void;
  /** Text that the input shows instead of antd's. */
  text: string | null;
  onEdit(text: string): void;
  /** Called on a click outside of the input: in the list, or on the button that clears the field. */
  onPick(): void;
  children: ReactNode;
}

function TypedScope({ container, text, onEdit, onPick, children }: TypedScopeProps) {
  return (
    <AntdScope>
      <div
        ref={container}
        className={styles['around']}
        // Includes clicks in the list: React's events bubble through portals.
        onClickCapture={({ target }) => {
          if (!(target instanceof HTMLInputElement)) onPick();
        }}
      >
        <TypedInputContext value={{ text, onEdit }}>{children}</TypedInputContext>
      </div>
    </AntdScope>
  );
}

const TypedInputContext = createContext<Pick<TypedScopeProps, 'text' | 'onEdit'>>({
  text: null,
  onEdit: () => undefined,
});

/** Input of a picker, which keeps the typed text while antd changes its own. */
function TypedInput({ value, onChange, ...input }: ComponentProps<'input'>) {
  const { text, onEdit } = useContext(TypedInputContext);
  return (
    <input
      {...input}
      value={text ?? value}
      onChange={(event) => {
        onEdit(event.target.value);
        onChange?.(event);
      }}
    />
  );
}

const components = { input: TypedInput };

function day(date: string | null | undefined): Dayjs | undefined {
  return date ? dayjs(date, 'YYYY-MM-DD') : undefined;
}

function isoDate(date: Dayjs): string {
  return date.format('YYYY-MM-DD');
}
