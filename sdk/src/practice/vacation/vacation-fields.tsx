import { vacationKinds, type Vacation } from '@praxis/contract/entities/vacation';
import { DateField, TimeField } from '../../ui/antd/date-fields';
import { useClock } from '../../ui/clock';
import { localDateIn } from '../../ui/format/local-dates';
import { instantOf } from '../../ui/format/zoned-time';
import { CheckboxField, NativeSelectField } from '../../ui/form/choice-fields';
import { FieldRow } from '../../ui/form/form';
import { required } from '../../ui/form/required';
import type { FieldErrors } from '../../ui/form/issues';
import { TextAreaField } from '../../ui/form/text-field';
import { useForm, type FormState } from '../../ui/form/use-form';
import { useUiText } from '../../ui/text/use-ui-text';
import { datesOf, emptyDates, spanOf, type VacationDates, type VacationSpan } from './span';

export interface VacationValues extends VacationDates {
  kind: (typeof vacationKinds)[number];
  note: string;
}

interface VacationFormOptions {
  /** The vacation to edit; omitted for a new one. */
  vacation?: VacationSpan & {
    version: number;
    kind?: Vacation['kind'] | null;
    note?: string | null;
  };
  zone: string;
  /** Validates additional fields; returns errors by field. */
  check?(values: VacationValues): FieldErrors;
  /** Names of additional fields, by their names in the API. */
  serverNames?: Readonly<Record<string, string>>;
  /** Called with the entered values, converted to instants. */
  onSubmit(input: VacationSpan & Pick<Vacation, 'kind' | 'note'>): Promise<void>;
}

/** State of the vacation form, with dates and times in the practice's time zone. */
export function useVacationForm({
  vacation,
  zone,
  check,
  serverNames,
  onSubmit,
}: VacationFormOptions) {
  const text = useUiText();
  const validate = ({ from, until, wholeDays, startTime, endTime }: VacationValues) => ({
    ...required(
      {
        from: from ?? '',
        until: until ?? '',
        ...(!wholeDays && { startTime: startTime ?? '', endTime: endTime ?? '' }),
      },
      text('field.required'),
    ),
    ...(from && until && until < from && { until: text('vacation.endsBefore') }),
    ...(!wholeDays &&
      from === until &&
      startTime &&
      endTime &&
      endTime <= startTime && { endTime: text('vacation.timeEndsBefore') }),
    // A wall-clock time that DST skips is no instant.
    ...(!wholeDays && isSkipped(from, startTime, zone) && { startTime: text('when.skipped') }),
    ...(!wholeDays && isSkipped(until, endTime, zone) && { endTime: text('when.skipped') }),
  });
  const saved: VacationValues = {
    kind: vacation?.kind ?? 'vacation',
    note: vacation?.note ?? '',
    ...(vacation ? datesOf(vacation, zone) : emptyDates),
  };
  return useForm<VacationValues>({
    initial: saved,
    serverNames: { startAt: 'from', endAt: 'until', ...serverNames },
    newest: vacation && { version: vacation.version, values: saved },
    check: (values) => ({
      ...validate(values),
      ...check?.(values),
    }),
    async onSubmit(values) {
      const span = spanOf(values, zone);
      if (span) await onSubmit({ kind: values.kind, note: values.note, ...span });
    },
  });
}

/** Returns whether DST skips the time on that day. */
const isSkipped = (on: string | null, time: string | null, zone: string): boolean =>
  Boolean(on && time && instantOf(on, time, zone) === null);

interface VacationFieldsProps {
  form: FormState<VacationValues>;
  zone: string;
  /** Whether the vacation has started, so that its start may be in the past. */
  underWay?: boolean;
}

/** Fields for type, days, times and note. */
export function VacationFields({ form, zone, underWay = false }: VacationFieldsProps) {
  const text = useUiText();
  const clock = useClock();
  const today = localDateIn(zone, clock());
  return (
    <>
      <NativeSelectField
        {...form.field('kind')}
        label={text('vacation.kindLabel')}
        choices={vacationKinds.map((value) => ({ value, label: text(`vacation.kind.${value}`) }))}
      />
      <FieldRow>
        <DateField
          {...form.field('from')}
          label={text('vacation.from')}
          from={underWay ? undefined : today}
        />
        <DateField
          {...form.field('until')}
          label={text('vacation.until')}
          // Not limited by the first day, which may be entered later: the form's error says which date ends
          // too early.
          from={underWay ? undefined : today}
        />
      </FieldRow>
      <CheckboxField {...form.field('wholeDays')} label={text('vacation.wholeDays')} />
      {!form.values.wholeDays && (
        <FieldRow>
          <TimeField {...form.field('startTime')} label={text('vacation.startTime')} />
          <TimeField {...form.field('endTime')} label={text('vacation.endTime')} />
        </FieldRow>
      )}
      <TextAreaField
        {...form.field('note')}
        label={text('vacation.note')}
        maxLength={500}
        rows={2}
        optional
      />
    </>
  );
}
