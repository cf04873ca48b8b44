import DatePicker from 'antd/es/date-picker';
import TimePicker from 'antd/es/time-picker';
import dayjs, { type Dayjs } from 'dayjs';
import Calendar from 'lucide-react/icons/calendar';
import Clock from 'lucide-react/icons/clock';
import { Icon } from '../components/icon';
import { VisuallyHidden } from '../components/visually-hidden';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { describedBy, Field, type FieldLook } from '../form/field';
import type { FieldBinding } from '../form/use-form';
import { dateFormat } from '../format/formatters';
import { useIntlLanguage } from '../text/intl-language';
import { useUiText } from '../text/use-ui-text';
import { AntdScope } from './antd-scope';
import styles from './date-fields.module.css';

dayjs.extend(customParseFormat);

interface DateLook extends FieldLook {
  disabled?: boolean;
  /** First and last day that can be chosen (YYYY-MM-DD). */
  from?: string;
  until?: string;
}

export interface DateFieldProps extends FieldBinding<string | null>, DateLook {}

/** A local date (YYYY-MM-DD), typed or picked. */
export function DateField({ value, onChange, from, until, disabled, ...field }: DateFieldProps) {
  const text = useUiText();
  const format = useDatePattern();
  return (
    <Framed {...field}>
      <DatePicker
        {...controlProps(field)}
        disabled={disabled}
        format={format}
        placeholder={text('date.pick')}
        minDate={day(from)}
        maxDate={day(until)}
        allowClear={field.optional ?? false}
        value={day(value) ?? null}
        onChange={(next) => onChange(next ? isoDate(next) : null)}
      />
    </Framed>
  );
}

export interface DateRange {
  from: string;
  until: string;
}

export interface DateRangeFieldProps extends FieldBinding<DateRange | null>, DateLook {}

/** From one local date to another, both included. */
export function DateRangeField({
  value,
  onChange,
  from,
  until,
  disabled,
  ...field
}: DateRangeFieldProps) {
  const text = useUiText();
  const format = useDatePattern();
  return (
    <Framed {...field}>
      <label htmlFor={`${field.id}-until`}>
        <VisuallyHidden>
          {field.label} {text('date.to')}
        </VisuallyHidden>
      </label>
      <DatePicker.RangePicker
        {...controlProps(field)}
        classNames={{ popup: { root: styles['range'] } }}
        id={{ start: field.id, end: `${field.id}-until` }}
        disabled={disabled}
        format={format}
        placeholder={[text('date.from'), text('date.to')]}
        minDate={day(from)}
        maxDate={day(until)}
        allowClear={field.optional ?? false}
        value={value ? [day(value.from) ?? null, day(value.until) ?? null] : null}
        onChange={(next) => {
          const [first, last] = next ?? [];
          onChange(first && last ? { from: isoDate(first), until: isoDate(last) } : null);
        }}
      />
    </Framed>
  );
}

export interface TimeFieldProps extends FieldBinding<string | null>, FieldLook {
  disabled?: boolean;
  /** Minutes between the times on offer. */
  step?: 5 | 10 | 15 | 30;
}

/** A local time (HH:mm). */
export function TimeField({ value, onChange, disabled, step = 15, ...field }: TimeFieldProps) {
  const language = useIntlLanguage();
  const twelveHours = dateFormat(language, { hour: 'numeric' }).resolvedOptions().hour12 ?? false;
  return (
    <Framed {...field}>
      <TimePicker
        {...controlProps(field)}
        disabled={disabled}
        suffixIcon={<Icon of={Clock} size={16} />}
        format={twelveHours ? 'h:mm A' : 'HH:mm'}
        use12Hours={twelveHours}
        minuteStep={step}
        needConfirm={false}
        allowClear={field.optional ?? false}
        value={value ? dayjs(value, 'HH:mm') : null}
        onChange={(next) => {
          const time = Array.isArray(next) ? next[0] : next;
          onChange(time ? time.format('HH:mm') : null);
        }}
      />
    </Framed>
  );
}

type FieldPart = FieldLook & Omit<FieldBinding<unknown>, 'value' | 'onChange'>;

function Framed({ children, ...field }: FieldPart & { children: React.ReactNode }) {
  const { id, label, help, optional, hideLabel, className, error } = field;
  return (
    <Field {...{ id, label, help, optional, hideLabel, className, error }} asks="choose">
      <AntdScope>{children}</AntdScope>
    </Field>
  );
}

function controlProps({ id, error, help, onBlur }: FieldPart) {
  return {
    ...describedBy(id, error, help),
    id,
    status: error ? ('error' as const) : undefined,
    suffixIcon: <Icon of={Calendar} size={16} />,
    style: { width: '100%' },
    onBlur,
  };
}

function day(date: string | null | undefined): Dayjs | undefined {
  return date ? dayjs(date, 'YYYY-MM-DD') : undefined;
}

function isoDate(date: Dayjs): string {
  return date.format('YYYY-MM-DD');
}

/** The order and the signs of a short date in the language, as dayjs writes patterns. */
function useDatePattern(): string {
  const language = useIntlLanguage();
  const patterns = { day: 'DD', month: 'MM', year: 'YYYY' } as const;
  return dateFormat(language, { day: '2-digit', month: '2-digit', year: 'numeric' })
    .formatToParts(new Date(2026, 0, 2))
    .map((part) => (part.type in patterns ? patterns[part.type as 'day'] : part.value))
    .join('');
}
