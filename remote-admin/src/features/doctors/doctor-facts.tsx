import type { AdminDoctorDetail } from '@praxis/contract/endpoints/admin';
import { addressLine } from '@praxis/contract/rules/texts/address-lines';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { useOptions } from '@praxis/sdk/practice/options';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { EmailText, Facts, numberFormat, Money, PartialError, zoneName } from '@praxis/sdk/ui/page';
import { LicenceText } from './background-texts';

/** Training and licenses, which admins verify. */
export function BackgroundFacts({ doctor }: { doctor: AdminDoctorDetail }) {
  const { t } = useTranslation('admin');
  const degree = useOptions('degrees');
  const speciality = useOptions('specialities');
  const state = useOptions('states');
  const { degreeIds, specialityIds, licences } = doctor.background;
  return (
    <>
      <PartialError of={[degree.query, speciality.query, state.query]} />
      <Facts
        title={t('doctors.detail.background')}
        items={[
          { label: t('doctors.detail.email'), value: <EmailText of={doctor.email} /> },
          {
            label: t('doctors.detail.degrees'),
            value: inOneLine(degreeIds.map(degree.labelOf)) || null,
          },
          {
            label: t('doctors.detail.specialities'),
            value: inOneLine(specialityIds.map(speciality.labelOf)) || null,
          },
          ...licences.map((licence) => ({
            label: t('doctors.detail.licence', { state: state.labelOf(licence.state) }),
            value: <LicenceText of={licence} />,
          })),
          doctor.verificationReason !== null && {
            label: t('doctors.reason'),
            value: doctor.verificationReason,
            wide: true,
          },
        ]}
      />
    </>
  );
}

/** Counts and totals of the practice, without patient data. */
export function PracticeFacts({ doctor }: { doctor: AdminDoctorDetail }) {
  const { t } = useTranslation('admin');
  const language = useIntlLanguage();
  const count = (value: number | undefined) => numberFormat(language, {}).format(value ?? 0);
  const { practice, plans, subscriptions, appointments, charged, refunded, paidOut } = doctor;
  // The statuses are disjoint: a subscription that expires soon is active as well.
  const subscribers = (subscriptions['active'] ?? 0) + (subscriptions['expiring'] ?? 0);
  return (
    <Facts
      title={practice.name || t('doctors.practice')}
      items={[
        {
          label: t('doctors.detail.address'),
          value: addressLine(practice.address, language),
        },
        { label: t('doctors.detail.phone'), value: practice.phone },
        { label: t('doctors.detail.timeZone'), value: zoneName(practice.timeZone, language) },
        { label: t('doctors.detail.plans'), value: count(plans['active']) },
        { label: t('doctors.detail.subscribers'), value: count(subscribers) },
        { label: t('doctors.detail.waiting'), value: count(subscriptions['pending']) },
        { label: t('doctors.detail.appointments'), value: count(appointments['all']) },
        { label: t('doctors.detail.charged'), value: <Money of={charged} /> },
        { label: t('doctors.detail.refunded'), value: <Money of={refunded} /> },
        { label: t('doctors.detail.paidOut'), value: <Money of={paidOut} /> },
      ]}
    />
  );
}
