import type { PatientAppointment } from '@praxis/contract/endpoints/views/appointment';
import { proposedTimes } from '@praxis/contract/rules/appointments/effective-span';
import { answerOwedBy, isAwaitingAnswer } from '@praxis/contract/rules/appointments/lapse';
import { useTranslation } from '@praxis/sdk';
import { useLocation } from '@praxis/sdk/router';
import { Link, useZone } from '@praxis/sdk/ui';
import { DateTime, Facts, Person } from '@praxis/sdk/ui/page';
import { When } from '../../../shared/when/when';
import { PhoneLink } from '../../../shared/phone/phone-link';
import { usePlaceText } from '../use-place-text';

/** Details of an appointment. */
export function AppointmentFacts({ appointment }: { appointment: PatientAppointment }) {
  const { t } = useTranslation('patient');
  const zone = useZone();
  const placeText = usePlaceText();
  const { search } = useLocation();
  const { timeZone, doctor, practice, visitType } = appointment;
  const { cancel, movedTo, lapsesAt } = appointment;
  const proposed = proposedTimes(appointment);
  return (
    <>
      <Facts
        title={t('appointments.one')}
        items={[
          { label: t('appointments.when'), value: <When {...appointment} /> },
          proposed !== undefined && {
            label: t('appointments.proposed'),
            value: <When {...proposed} timeZone={timeZone} />,
          },
          { label: t('appointments.type'), value: visitType.name },
          {
            label: t('appointments.where'),
            value: placeText({ mode: visitType.mode, practice, address: practice.address }),
          },
          appointment.changeableUntil !== null && {
            label: t('appointments.changeableUntil'),
            value: <DateTime at={appointment.changeableUntil} zone={zone} appointment />,
          },
          lapsesAt !== undefined &&
            isAwaitingAnswer(appointment) && {
              label: t('appointments.lapses'),
              value: <DateTime at={lapsesAt} zone={zone} appointment />,
            },
          lapsesAt !== undefined &&
            appointment.state === 'lapsed' && {
              label: t('appointments.lapsed'),
              value: (
                <>
                  {t(`appointments.unanswered.${answerOwedBy(appointment)}`)} ·{' '}
                  <DateTime at={lapsesAt} zone={zone} absolute />
                </>
              ),
            },
          cancel !== undefined &&
            movedTo === undefined && {
              label: t('appointments.cancelled'),
              value: (
                <>
                  {t(`appointments.cancelCode.${cancel.code}`)} ·{' '}
                  <DateTime at={cancel.at} zone={zone} absolute />
                </>
              ),
            },
          // An old notice's link, or a drawer that stayed open, shows the record that was replaced.
          movedTo !== undefined && {
            label: t('appointments.movedTo'),
            value: (
              <Link to={`/patient/appointments/${movedTo.id}${search}`}>
                <When {...movedTo} timeZone={timeZone} />
              </Link>
            ),
          },
          { label: t('appointments.reason'), value: appointment.reason || null, wide: true },
        ]}
      />
      <Facts
        title={practice.name}
        items={[
          {
            label: t('appointments.doctor'),
            value: <Person name={doctor.fullName} avatarUrl={doctor.avatarUrl} />,
          },
          {
            label: t('appointments.phone'),
            value: <PhoneLink number={practice.phone} />,
          },
        ]}
      />
    </>
  );
}
