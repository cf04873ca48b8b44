import type { ProfilePage } from '@praxis/contract/demo/profile-page';
import { useTranslation } from '@praxis/sdk';
import { Card, Link } from '@praxis/sdk/ui';
import { EmailText, Facts } from '@praxis/sdk/ui/page';
import styles from './profile.module.css';

/** Bio and contact details; empty fields are omitted. */
export function AboutCard({ about }: { about: ProfilePage['userAbout'] }) {
  const { t } = useTranslation('demo');
  const { email, website } = about;
  return (
    <Card title={t('profile.about')}>
      {about.about !== '' && <p className={styles['about']}>{about.about}</p>}
      <Facts
        items={[
          email !== '' && {
            label: t('profile.email'),
            value: (
              <Link to={`mailto:${email}`}>
                <EmailText of={email} />
              </Link>
            ),
            wide: true,
          },
          website !== '' && {
            label: t('profile.website'),
            value: (
              <a href={`https://${website}`} target="_blank" rel="noreferrer noopener">
                {website}
              </a>
            ),
            wide: true,
          },
        ]}
      />
    </Card>
  );
}
