import DatePicker from 'antd/es/date-picker';
import TimePicker from 'antd/es/time-picker';
import { useMemo, useRef } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Clock from 'lucide-react/icons/clock';
import { Icon } from '../components/icon';
import { usesTwelveHourClock } from '../format/formatters';
import { useIntlLanguage } from '../text/intl-language';
import { datePatterns } from './date-pattern';
import { antdProps, day, type DaysProps, type SharedProps } from './picker-props';
import { useTakeOver } from './take-over';
import { typedInput, TypedScope } from './typed-scope';
import { usePickerKeys } from './use-picker-keys';
import type { TypedText } from './use-typed-text';

export { DateRangeControl } from './date-range-control';

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
      id: shared.id,
      components: typedInput,
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
      inputs: {
        [shared.id]: {
          text: typed.text,
          attributes: shared.described,
          onEdit(text: string) {
            hasPicked.current = false;
            typed.edit(text);
          },
        },
      },
      onPick() {
        hasPicked.current = true;
      },
    },
  };
}
