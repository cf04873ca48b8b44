import type { TwitterFeed } from '@praxis/contract/demo/profile-page';
import { useTranslation } from '@praxis/sdk';
import { Avatar, Card } from '@praxis/sdk/ui';
import { FavoriteButton } from './favorite-button';
import styles from './side.module.css';

/** Feeds of people that the user follows elsewhere. */
export function FeedsCard({ feeds }: { feeds: readonly TwitterFeed[] }) {
  const { t } = useTranslation('demo');
  return (
    <Card title={t('profile.feeds')}>
      <ul className={styles['feeds']}>
        {feeds.map((feed) => (
          <li key={feed.id}>
            <div className={styles['author']}>
              <Avatar name={feed.title} src={feed.imgUrl} size={40} />
              <div className={styles['words']}>
                <p className={styles['name']}>{feed.title}</p>
                <p className={styles['quiet']}>{feed.id}</p>
              </div>
              <FavoriteButton record={feed} name={feed.title} />
            </div>
            <p className={styles['text']}>
              <span>{feed.desc}</span> <span className={styles['tags']}>{feed.tags}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
