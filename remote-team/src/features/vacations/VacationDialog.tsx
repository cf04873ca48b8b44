import { createTeamVacation, updateTeamVacation } from '@praxis/contract/endpoints/team-member';
import type { TeamVacation } from '@praxis/contract/endpoints/views/team';
import { vacationKinds } from '@praxis/contract/entities/vacation';
import { useTranslation } from '@praxis/sdk';
import { useClock, useUiText } from '@praxis/sdk/ui';
import { DateField, TimeField } from '@praxis/sdk/ui/date';
import {
  CheckboxField,
  FieldRow,
  NativeSelectField,
  required,
  TextAreaField,
  useForm,
} from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { localDateIn, useAct } from '@praxis/sdk/ui/page';
import { AlsoAway } from './AlsoAway';
import { awayOf, newAway, spanOf, type Away } from './span';
import { useUndo } from './use-undo';

interface Values extends Away {
  kind: (typeof vacationKinds)[number];
  note: string;
}

interface VacationDialogProps {
  /** Left out: a new one. */
  vacation?: TeamVacation;
  zone: string;
  onClose(): void;
}

/** Plans time away, or changes what is planned. */
export function VacationDialog({ vacation, zone, onClose }: VacationDialogProps) {
  const { t } = useTranslation('team');
  const text = useUiText();
  const clock = useClock();
  const { carryOut } = useAct();
  const undo = useUndo();
  const form = useForm<Values>({
    initial: {
      kind: vacation?.kind ?? 'vacation',
      note: vacation?.note ?? '',
      ...(vacation ? awayOf(vacation, zone) : newAway),
    },
    check: ({ from, until, wholeDays, startTime, endTime }) => ({
      ...required(
        {
          from: from ?? '',
          until: until ?? '',
          ...(!wholeDays && { startTime: startTime ?? '', endTime: endTime ?? '' }),
        },
        text('field.required'),
      ),
      ...(from && until && until < from && { until: t('vacations.endsBefore') }),
    }),
    async onSubmit(values) {
      const span = spanOf(values, zone);
      if (!span) return;
      const body = { kind: values.kind, note: values.note, ...span };
      if (vacation) {
        const { id, version } = vacation;
        await carryOut(updateTeamVacation, { params: { id }, version, body }, (changed) => ({
          text: t('vacations.changed'),
          undo: undo.ofChange(vacation, changed),
        }));
      } else
        await carryOut(createTeamVacation, { body }, (created) => ({
          text: t('vacations.planned'),
          undo: undo.ofPlan(created),
        }));
      onClose();
    },
  });
  const span = spanOf(form.values, zone);
  const today = localDateIn(zone, clock());
  // A vacation that runs keeps its beginning.
  const earliest = vacation && vacation.state === 'active' ? undefined : today;
  return (
    <FormDialog
      title={t(vacation ? 'vacations.changeTitle' : 'vacations.planTitle')}
      form={form}
      disabled={vacation !== undefined && !form.dirty}
      verb={vacation ? text('save') : t('vacations.planVerb')}
      onClose={onClose}
    >
      <NativeSelectField
        {...form.field('kind')}
        label={t('vacations.column.kind')}
        choices={vacationKinds.map((value) => ({ value, label: t(`vacations.kind.${value}`) }))}
      />
      <FieldRow>
        <DateField {...form.field('from')} label={t('vacations.from')} from={earliest} />
        <DateField
          {...form.field('until')}
          label={t('vacations.until')}
          from={form.values.from ?? today}
        />
      </FieldRow>
      <CheckboxField {...form.field('wholeDays')} label={t('vacations.wholeDays')} />
      {!form.values.wholeDays && (
        <FieldRow>
          <TimeField {...form.field('startTime')} label={t('vacations.startTime')} />
          <TimeField {...form.field('endTime')} label={t('vacations.endTime')} />
        </FieldRow>
      )}
      <TextAreaField
        {...form.field('note')}
        label={t('vacations.column.note')}
        maxLength={500}
        rows={2}
        optional
      />
      {span && span.startAt < span.endAt && (
        <AlsoAway span={span} zone={zone} vacationId={vacation?.id} />
      )}
    </FormDialog>
  );
}
