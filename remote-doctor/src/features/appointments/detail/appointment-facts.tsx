import type { DoctorAppointment } from '@praxis/contract/endpoints/views/appointment';
import { proposedTimes } from '@praxis/contract/rules/appointments/effective-span';
import { answerOwedBy, isAwaitingAnswer } from '@praxis/contract/rules/appointments/lapse';
import { useTranslation } from '@praxis/sdk';
import { useLocation } from '@praxis/sdk/router';
import { Link } from '@praxis/sdk/ui';
import { DateTime, Facts } from '@praxis/sdk/ui/page';

/** Details of an appointment; times are in the practice's zone and name it. */
export function AppointmentFacts({ appointment }: { appointment: DoctorAppointment }) {
  const { t } = useTranslation('doctor');
  const { search } = useLocation();
  const { visitType, startAt, endAt, timeZone, claimedBy } = appointment;
  const { cancel, movedTo, previousId, lapsesAt } = appointment;
  const proposed = proposedTimes(appointment);
  const length = Math.round((Date.parse(endAt) - Date.parse(startAt)) / 60_000);
  return (
    <>
      <Facts
        title={t('appointments.detail.group.appointment')}
        items={[
          {
            label: t('appointments.column.when'),
            value: <DateTime at={startAt} until={endAt} zone={timeZone} />,
          },
          proposed !== undefined && {
            label: t('appointments.detail.proposed'),
            value: <DateTime at={proposed.startAt} until={proposed.endAt} zone={timeZone} />,
          },
          { label: t('appointments.column.type'), value: visitType.name },
          { label: t('appointments.column.mode'), value: t(`modes.${visitType.mode}`) },
          {
            label: t('appointments.detail.length'),
            value: t('units.minutes', { count: length }),
          },
        ]}
      />
      <Facts
        title={t('appointments.detail.group.request')}
        items={[
          {
            label: t('appointments.detail.reason'),
            value: appointment.reason || null,
            wide: true,
          },
          claimedBy !== undefined && {
            label: t('appointments.detail.claimedBy'),
            value: claimedBy.fullName,
          },
          lapsesAt !== undefined &&
            isAwaitingAnswer(appointment) && {
              label: t('appointments.detail.lapses'),
              value: <DateTime at={lapsesAt} zone={timeZone} appointment />,
            },
          lapsesAt !== undefined &&
            appointment.state === 'lapsed' && {
              label: t('appointments.detail.lapsed'),
              value: (
                <>
                  {t(`appointments.detail.unanswered.${answerOwedBy(appointment)}`)} ·{' '}
                  <DateTime at={lapsesAt} zone={timeZone} absolute />
                </>
              ),
            },
          cancel !== undefined &&
            movedTo === undefined && {
              label: t('appointments.detail.cancelled'),
              value: (
                <>
                  {t(`appointments.cancelCode.${cancel.code}`)} ·{' '}
                  <DateTime at={cancel.at} zone={timeZone} absolute />
                </>
              ),
            },
          movedTo !== undefined && {
            label: t('appointments.detail.movedTo'),
            value: (
              <Link to={`/doctor/appointments/${movedTo.id}${search}`}>
                <DateTime at={movedTo.startAt} until={movedTo.endAt} zone={timeZone} />
              </Link>
            ),
          },
          previousId !== undefined && {
            label: t('appointments.detail.previous'),
            value: (
              <Link to={`/doctor/appointments/${previousId}${search}`}>
                {t('appointments.detail.openPrevious')}
              </Link>
            ),
          },
          {
            label: t('appointments.detail.made'),
            value: <DateTime at={appointment.createdAt} zone={timeZone} absolute />,
          },
        ]}
      />
    </>
  );
}
