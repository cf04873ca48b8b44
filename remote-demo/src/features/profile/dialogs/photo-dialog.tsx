import type { KeyboardEvent } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ProfilePage } from '@praxis/contract/demo/profile-page';
import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { Modal } from '@praxis/sdk/ui/overlay';
import styles from './photo-dialog.module.css';

interface PhotoDialogProps {
  photos: ProfilePage['latestPhotos'];
  index: number;
  onShow(index: number): void;
  onClose(): void;
}

/** Large photo; the arrow keys move to the previous and next one, in a loop. */
export default function PhotoDialog({ photos, index, onShow, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('demo');
  const go = (by: number) => onShow((index + by + photos.length) % photos.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  const title = t('profile.photoOf', { number: index + 1, count: photos.length });
  return (
    <Modal
      width="large"
      // The pressed button keeps the focus, so the new title is announced.
      title={<span aria-live="polite">{title}</span>}
      onClose={onClose}
      footer={
        <div className={styles['acts']}>
          <Button icon={ChevronLeft} onKeyDown={onKeyDown} onClick={() => go(-1)}>
            {t('profile.previousPhoto')}
          </Button>
          <Button icon={ChevronRight} data-autofocus="" onKeyDown={onKeyDown} onClick={() => go(1)}>
            {t('profile.nextPhoto')}
          </Button>
        </div>
      }
    >
      <img src={photos[index]?.img} alt={title} className={styles['photo']} />
    </Modal>
  );
}
