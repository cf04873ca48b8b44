import MapPin from 'lucide-react/icons/map-pin';
import Languages from 'lucide-react/icons/languages';
import type { PublicDoctor } from '@praxis/contract/endpoints/views/doctor';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { Avatar, formatMoney, Icon, languageNames, Link, useUiText } from '@praxis/sdk/ui';
import { useCurrentLanguage } from '../use-current-language';
import styles from './doctor-card.module.css';
import { NextSlot } from './next-slot';

interface Props {
  doctor: PublicDoctor;
  /** Translated labels. */
  specialities: readonly string[];
}

/** A doctor in the search results; the whole card links to the doctor's page. */
export function DoctorCard({ doctor, specialities }: Props) {
  const { t } = useTranslation('public');
  const text = useUiText();
  const language = useCurrentLanguage();
  const { id, fullName, avatarUrl, practiceName, city, languages, priceFrom } = doctor;
  const place = inOneLine([practiceName, city]);
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <Avatar name={fullName} src={avatarUrl} size={64} />
        <div>
          <h3>
            <Link to={`/doctors/${id}`}>{fullName}</Link>
          </h3>
          <p>{specialities.join(', ')}</p>
        </div>
      </div>
      <ul>
        {place !== '' && (
          <li>
            <Icon of={MapPin} size={16} />
            {place}
          </li>
        )}
        <li>
          <Icon of={Languages} size={16} />
          {languageNames(languages, language)}
        </li>
        <NextSlot doctorId={id} />
      </ul>
      <p className={styles.price}>
        {!priceFrom
          ? t('search.noPlan')
          : priceFrom.amountMinor === 0
            ? text('plan.free')
            : t('search.from', { price: formatMoney(priceFrom, language) })}
      </p>
    </article>
  );
}
