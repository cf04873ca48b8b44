import type { TeamAppointment } from '@praxis/contract/endpoints/views/appointment';
import { proposedTimes } from '@praxis/contract/rules/appointments/effective-span';
import { answerOwedBy, isAwaitingAnswer } from '@praxis/contract/rules/appointments/lapse';
import { useTranslation } from '@praxis/sdk';
import { useLocation } from '@praxis/sdk/router';
import { Link } from '@praxis/sdk/ui';
import { DateTime, Facts } from '@praxis/sdk/ui/page';

/** What a team member may see of an appointment; times are in the practice's zone and name it. */
export function RequestFacts({ appointment }: { appointment: TeamAppointment }) {
  const { t } = useTranslation('team');
  const { search } = useLocation();
  const { visitType, startAt, endAt, timeZone, claimedBy, reason, actions } = appointment;
  const { cancel, movedTo, lapsesAt } = appointment;
  const proposed = proposedTimes(appointment);
  return (
    <>
      <Facts
        title={t('requests.detail.group.appointment')}
        items={[
          {
            label: t('requests.column.when'),
            value: <DateTime at={startAt} until={endAt} zone={timeZone} />,
          },
          proposed !== undefined && {
            label: t('requests.detail.proposed'),
            value: <DateTime at={proposed.startAt} until={proposed.endAt} zone={timeZone} />,
          },
          { label: t('requests.column.type'), value: visitType.name },
          { label: t('requests.detail.mode'), value: t(`requests.modes.${visitType.mode}`) },
          { label: t('requests.column.doctor'), value: appointment.doctor.fullName },
        ]}
      />
      <Facts
        title={t('requests.detail.group.request')}
        items={[
          // The reason stays hidden if the appointment is closed or a colleague claimed it.
          (reason !== null || actions.includes('claim')) && {
            label: t('requests.detail.reason'),
            value: reason === null ? t('requests.detail.reasonHidden') : reason || null,
            wide: true,
          },
          {
            label: t('requests.detail.claimedBy'),
            value: claimedBy?.fullName ?? t('requests.detail.nobody'),
          },
          lapsesAt !== undefined &&
            isAwaitingAnswer(appointment) && {
              label: t('requests.detail.lapses'),
              value: <DateTime at={lapsesAt} zone={timeZone} appointment />,
            },
          lapsesAt !== undefined &&
            appointment.state === 'lapsed' && {
              label: t('requests.detail.lapsed'),
              value: (
                <>
                  {t(`requests.detail.unanswered.${answerOwedBy(appointment)}`)} ·{' '}
                  <DateTime at={lapsesAt} zone={timeZone} absolute />
                </>
              ),
            },
          cancel !== undefined &&
            movedTo === undefined && {
              label: t('requests.detail.cancelled'),
              value: (
                <>
                  {t(`requests.cancelCode.${cancel.code}`)} ·{' '}
                  <DateTime at={cancel.at} zone={timeZone} absolute />
                </>
              ),
            },
          movedTo !== undefined && {
            label: t('requests.detail.movedTo'),
            value: (
              <Link to={`/team-member/appointment-requests/${movedTo.id}${search}`}>
                <DateTime at={movedTo.startAt} until={movedTo.endAt} zone={timeZone} />
              </Link>
            ),
          },
          {
            label: t('requests.column.made'),
            value: <DateTime at={appointment.createdAt} zone={timeZone} absolute />,
          },
        ]}
      />
    </>
  );
}
