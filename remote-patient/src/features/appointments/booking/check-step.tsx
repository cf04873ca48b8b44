import type { BookingPreview, Hold } from '@praxis/contract/endpoints/patient-appointments';
import type { PublicDoctorDetail } from '@praxis/contract/endpoints/views/doctor';
import { waitsUntilStart } from '@praxis/contract/rules/appointments/lapse';
import { addressLine } from '@praxis/contract/rules/texts/address-lines';
import { useTranslation } from '@praxis/sdk';
import { Alert, useIntlLanguage, useNow, useZone } from '@praxis/sdk/ui';
import { Facts, formatTime, isForeignTime } from '@praxis/sdk/ui/page';
import { useTimeText } from '../../../shared/when/use-time-text';
import { When } from '../../../shared/when/when';
import { usePlaceText } from '../use-place-text';

interface CheckStepProps {
  doctor: PublicDoctorDetail;
  visitTypeId: string;
  startAt: string;
  reason: string;
  /** Consequences of the booking. */
  preview: BookingPreview;
  hold: Hold | null;
}

/** Summary of the booking and what happens next. */
export function CheckStep({ doctor, visitTypeId, startAt, reason, preview, hold }: CheckStepProps) {
  const { t } = useTranslation('patient');
  const language = useIntlLanguage();
  const zone = useZone();
  const timeText = useTimeText();
  const now = useNow();
  const placeText = usePlaceText();
  const { practice } = doctor;
  const { state, endAt, changeableUntil } = preview;
  const then = state === 'requested' && waitsUntilStart(startAt, now) ? 'requestedForSoon' : state;
  const type = doctor.visitTypes.find(({ id }) => id === visitTypeId);
  return (
    <>
      <Facts
        items={[
          { label: t('appointments.doctor'), value: doctor.fullName },
          { label: t('appointments.type'), value: type?.name },
          {
            label: t('appointments.when'),
            value: <When startAt={startAt} endAt={endAt} timeZone={practice.timeZone} />,
          },
          type !== undefined && {
            label: t('appointments.where'),
            value: placeText({
              mode: type.mode,
              practice,
              address: addressLine(practice.address),
            }),
          },
          { label: t('appointments.reason'), value: reason.trim() || null, wide: true },
        ]}
      />
      <Alert>
        {t(`appointments.book.then.${then}`)}{' '}
        {changeableUntil !== null
          ? t('appointments.book.changeUntil', {
              when: timeText(changeableUntil),
            })
          : t('appointments.book.noChange', { phone: practice.phone })}
      </Alert>
      {hold && Date.parse(hold.heldUntil) > now && (
        <p>
          {t('appointments.book.heldUntil', {
            time: formatTime(hold.heldUntil, {
              language,
              zone,
              namesZone: isForeignTime(zone, Date.parse(hold.heldUntil)),
            }),
          })}
        </p>
      )}
    </>
  );
}
