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
import { awayOf, newAway, spanOf, type Away, type VacationSpan } from './span';

export interface VacationValues extends Away {
  kind: (typeof vacationKinds)[number];
  note: string;
}

interface VacationFormOptions {
  /** Left out: a new one. */
  vacation?: VacationSpan & {
    version: number;
    kind?: Vacation['kind'] | null;
    note?: string | null;
  };
  zone: string;
  /** Further faults, by field: of what is asked for beside the time. */
  check?(values: VacationValues): FieldErrors;
  /** Fields of theirs by what the server calls them. */
  serverNames?: Readonly<Record<string, string>>;
  /** What was entered, with the instants that it means. */
  onSubmit(input: VacationSpan & Pick<Vacation, 'kind' | 'note'>): Promise<void>;
}

/** The form of a vacation: days of the practice, and times where it is not whole days. */
export function useVacationForm({
  vacation,
  zone,
  check,
  serverNames,
  onSubmit,
}: VacationFormOptions) {
  const text = useUiText();
  const faultsOf = ({ from, until, wholeDays, startTime, endTime }: VacationValues) => ({
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
    // There is no such instant to be sent.
    ...(!wholeDays && isSkipped(from, startTime, zone) && { startTime: text('when.skipped') }),
    ...(!wholeDays && isSkipped(until, endTime, zone) && { endTime: text('when.skipped') }),
  });
  const saved: VacationValues = {
    kind: vacation?.kind ?? 'vacation',
    note: vacation?.note ?? '',
    ...(vacation ? awayOf(vacation, zone) : newAway),
  };
  return useForm<VacationValues>({
    initial: saved,
    serverNames: { startAt: 'from', endAt: 'until', ...serverNames },
    newest: vacation && { version: vacation.version, values: saved },
    check: (values) => ({
      ...faultsOf(values),
      ...check?.(values),
    }),
    async onSubmit(values) {
      const span = spanOf(values, zone);
      if (span) await onSubmit({ kind: values.kind, note: values.note, ...span });
    },
  });
}

/** Whether the clock change of that day leaves the time out. */
const isSkipped = (on: string | null, time: string | null, zone: string): boolean =>
  Boolean(on && time && instantOf(on, time, zone) === null);

interface VacationFieldsProps {
  form: FormState<VacationValues>;
  zone: string;
  /** A vacation that runs keeps its beginning, which is past. */
  underWay?: boolean;
}

/** Kind, days, times and note. */
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
          // Not from the first day on: a picker drops what is typed outside of its days, and the fault
          // that says so would stand on an empty field.
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
