import { useState } from 'react';
import type { ProfilePage } from '@praxis/contract/demo/profile-page';
import { useTranslation } from '@praxis/sdk';
import { Card, lazyDialog } from '@praxis/sdk/ui';
import styles from './photos-card.module.css';

const PhotoDialog = lazyDialog(
  () => import(/* webpackChunkName: "photo" */ '../dialogs/photo-dialog'),
);

/** Latest photos; a click opens one. */
export function PhotosCard({ photos }: { photos: ProfilePage['latestPhotos'] }) {
  const { t } = useTranslation('demo');
  const [shown, setShown] = useState<number | null>(null);
  return (
    <Card title={t('profile.photos')}>
      <ul className={styles['photos']}>
        {photos.map(({ img }, index) => (
          <li key={img}>
            <button
              type="button"
              aria-label={t('profile.openPhoto', { number: index + 1 })}
              onClick={() => setShown(index)}
            >
              <img src={img} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <PhotoDialog
          photos={photos}
          index={shown}
          onShow={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </Card>
  );
}
