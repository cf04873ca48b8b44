import { bookForPatient } from '@praxis/contract/endpoints/doctor-appointments';
import { isolated } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { useQuery, useMutation } from '@praxis/sdk/data';
import { EmptyState, ErrorState, LinkButton, Loading, useClock, useUiText } from '@praxis/sdk/ui';
import { WhenFields, type When } from '@praxis/sdk/practice/when';
import { NativeSelectField, required, TextAreaField, useForm } from '@praxis/sdk/ui/form';
import { FormDialog } from '@praxis/sdk/ui/overlay';
import { instantOf, localDateIn } from '@praxis/sdk/ui/page';
import { visitTypesQuery } from '../../../shared/visit-types/queries';
import { practiceQuery } from '../../../shared/practice/queries';
import { NoPatients } from '../../../shared/patient/no-patients';
import { PatientField } from '../../../shared/patient/patient-field';
import { patientsByNameQuery } from '../../../shared/patient/queries';

interface Values extends When {
  patientId: string;
  visitTypeId: string;
  reason: string;
}

interface BookDialogProps {
  /** The time clicked in the calendar. */
  when?: When;
  onClose(): void;
}

/** Books for a patient, without a request and without the minimum notice. */
export default function BookDialog({ when = { on: null, time: null }, onClose }: BookDialogProps) {
  const { t } = useTranslation('doctor');
  const text = useUiText();
  const clock = useClock();
  const bookForPatientMutation = useMutation(bookForPatient);
  const practice = useQuery(practiceQuery, {});
  const types = useQuery(visitTypesQuery, { query: { perPage: 100 } });
  const patients = useQuery(patientsByNameQuery, '');
  const zone = practice.data?.timeZone;
  const visitTypes = types.data?.items ?? [];
  const form = useForm<Values>({
    initial: { patientId: '', visitTypeId: '', reason: '', ...when },
    check: ({ patientId, visitTypeId, on, time }) => ({
      ...required(
        { patientId, visitTypeId, on: on ?? '', time: time ?? '' },
        text('field.required'),
      ),
      ...(on && time && zone && !instantOf(on, time, zone) ? { time: text('when.skipped') } : {}),
    }),
    async onSubmit({ patientId, visitTypeId, reason, on, time }) {
      const startAt = on && time && zone && instantOf(on, time, zone);
      if (!startAt) return;
      const body = { patientId, visitTypeId, startAt, reason };
      await bookForPatientMutation.run(
        { body },
        { success: ({ patient }) => t('appointments.book.done', { name: patient.fullName }) },
      );
      onClose();
    },
  });
  const chosen = visitTypes.find(({ id }) => id === form.values.visitTypeId);
  const failed = practice.error ?? types.error;
  const ready = practice.data && types.data;
  const isEmpty = ready && visitTypes.length === 0;
  const hasNobody = Boolean(ready) && !isEmpty && patients.data?.total === 0;
  const canBook = !isEmpty && !hasNobody;

  return (
    <FormDialog
      title={t('appointments.book.title')}
      form={form}
      disabled={!ready}
      verb={canBook ? t('appointments.book.verb') : null}
      onClose={onClose}
    >
      {failed && !ready && (
        <ErrorState
          failure={failed}
          onRetry={() => {
            practice.reload();
            types.reload();
          }}
        />
      )}
      {!ready && !failed && <Loading shape="form" />}
      {isEmpty && (
        <EmptyState
          drawing="calendar"
          title={t('appointments.book.noTypes')}
          action={
            <LinkButton kind="primary" to="/doctor/profile?tab=visitTypes">
              {t('appointments.book.addTypes')}
            </LinkButton>
          }
        >
          <p>{t('appointments.book.noTypesText')}</p>
        </EmptyState>
      )}
      {hasNobody && <NoPatients />}
      {ready && canBook && zone && (
        <>
          <PatientField {...form.field('patientId')} accepted />
          <NativeSelectField
            {...form.field('visitTypeId')}
            label={t('appointments.column.type')}
            help={chosen?.memberOnly ? t('appointments.book.membersOnly') : undefined}
            choices={visitTypes.map(({ id, name, durationMin }) => ({
              value: id,
              label: `${isolated(name)} · ${t('units.minutes', { count: durationMin })}`,
            }))}
          />
          <WhenFields
            on={form.field('on')}
            time={form.field('time')}
            zone={zone}
            from={localDateIn(zone, clock())}
            doctorId={visitTypes[0]?.doctorId ?? ''}
            visitTypeId={form.values.visitTypeId}
          />
          <TextAreaField
            {...form.field('reason')}
            label={t('appointments.detail.reason')}
            maxLength={1000}
            rows={2}
            optional
          />
        </>
      )}
    </FormDialog>
  );
}
