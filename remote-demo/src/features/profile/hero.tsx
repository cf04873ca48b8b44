import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import type { ProfilePage } from '@praxis/contract/demo/profile-page';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { Avatar, Icon, LinkButton } from '@praxis/sdk/ui';
import { dateFormat } from '@praxis/sdk/ui/page';
import { countryName } from '../../shared/countries';
import styles from './hero.module.css';

/** Cover picture, avatar and name. */
export function Hero({ profile: { header, userAbout } }: { profile: ProfilePage }) {
  const { t } = useTranslation('demo');
  const language = useLanguage();
  const since = dateFormat(language, { month: 'long', year: 'numeric' });
  return (
    <header className={styles['hero']}>
      <img src={header.coverImg} alt="" className={styles['cover']} />
      <div className={styles['line']}>
        <span className={styles['picture']}>
          <Avatar name={header.username} src={header.avatar} size={112} />
        </span>
        <div className={styles['words']}>
          <h1 tabIndex={-1}>{header.username}</h1>
          {header.designation !== '' && <p>{header.designation}</p>}
          <ul className={styles['facts']}>
            {userAbout.lives !== '' && (
              <li>
                <Icon of={MapPin} size={16} />
                {countryName(userAbout.lives, language)}
              </li>
            )}
            <li>
              <Icon of={CalendarDays} size={16} />
              {t('profile.joined', { date: since.format(new Date(userAbout.joined)) })}
            </li>
          </ul>
        </div>
        <LinkButton icon={Pencil} to="/pages/account-settings" className={styles['edit']}>
          {t('profile.edit')}
        </LinkButton>
      </div>
    </header>
  );
}
