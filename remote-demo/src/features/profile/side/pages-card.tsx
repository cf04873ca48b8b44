import type { SuggestedPage } from '@praxis/contract/demo/profile-page';
import { useTranslation } from '@praxis/sdk';
import { Card } from '@praxis/sdk/ui';
import { FavoriteButton } from './favorite-button';
import styles from './side.module.css';

/** Suggested pages. */
export function PagesCard({ pages }: { pages: readonly SuggestedPage[] }) {
  const { t } = useTranslation('demo');
  return (
    <Card title={t('profile.pages')}>
      <ul className={styles['list']}>
        {pages.map((page) => (
          <li key={page.id}>
            <img src={page.avatar} alt="" className={styles['drawing']} />
            <div className={styles['words']}>
              <p className={styles['name']}>{page.username}</p>
              <p className={styles['quiet']}>{page.subtitle}</p>
            </div>
            <FavoriteButton record={page} name={page.username} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
