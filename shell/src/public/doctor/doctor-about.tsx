import type { PublicDoctorDetail } from '@praxis/contract/endpoints/views/doctor';
import { addressLines } from '@praxis/contract/rules/texts/address-lines';
import { useTranslation } from '@praxis/sdk';
import { Avatar, languageNames } from '@praxis/sdk/ui';
import { Facts } from '@praxis/sdk/ui/page';
import { useLabels } from '../use-labels';
import { useCurrentLanguage } from '../use-current-language';
import styles from './doctor-page.module.css';

interface Props {
  doctor: PublicDoctorDetail;
}

/** A doctor's profile, practice and appointment types. */
export function DoctorAbout({ doctor }: Props) {
  const { t } = useTranslation('public');
  const language = useCurrentLanguage();
  const specialities = useLabels('specialities');
  const degrees = useLabels('degrees');
  const { fullName, avatarUrl, bio, practice, visitTypes } = doctor;

  return (
    <article className={styles.about}>
      <header>
        <Avatar name={fullName} src={avatarUrl} size={88} />
        <h1>{fullName}</h1>
        <p>{doctor.specialityIds.map(specialities.of).join(', ')}</p>
      </header>
      {bio !== '' && <p className={styles.bio}>{bio}</p>}
      <Facts
        items={[
          practice.name !== '' && { label: t('doctor.practice'), value: practice.name },
          practice.address.city !== '' && {
            label: t('doctor.address'),
            value: addressLines(practice.address, language).map((line) => (
              <span key={line}>{line}</span>
            )),
          },
          practice.phone !== '' && {
            label: t('doctor.phone'),
            value: <a href={`tel:${practice.phone.replace(/[^+\d]/g, '')}`}>{practice.phone}</a>,
          },
          {
            label: t('doctor.languages'),
            value: languageNames(doctor.languages, language),
          },
          doctor.degreeIds.length > 0 && {
            label: t('doctor.degrees'),
            value: doctor.degreeIds.map(degrees.of).join(', '),
          },
          visitTypes.length > 0 && {
            label: t('doctor.visits'),
            value: visitTypes.map(({ id, name, durationMin, mode }) => (
              <span key={id}>
                {t('doctor.visit', { name, minutes: durationMin, mode: t(`doctor.modes.${mode}`) })}
              </span>
            )),
          },
          { label: t('doctor.booking'), value: t(`doctor.bookingModes.${practice.bookingMode}`) },
          {
            label: t('doctor.cancelling'),
            value: t('doctor.cancelHours', { count: practice.cancelWindowHours }),
          },
        ]}
      />
    </article>
  );
}
