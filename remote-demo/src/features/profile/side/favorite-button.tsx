import Star from 'lucide-react/icons/star';
import { useTranslation } from '@praxis/sdk';
import { IconButton } from '@praxis/sdk/ui';
import { useReaction } from '../use-reaction';
import styles from './side.module.css';

interface FavoriteButtonProps {
  /** Page or feed. */
  record: { id: string; favorite: boolean };
  name: string;
}

/** Toggle button that marks a record as a favorite. */
export function FavoriteButton({ record, name }: FavoriteButtonProps) {
  const { t } = useTranslation('demo');
  const react = useReaction();
  const favorite = !record.favorite;
  return (
    <IconButton
      size="small"
      icon={Star}
      label={t('profile.favorite', { name })}
      aria-pressed={record.favorite}
      className={styles['star']}
      onClick={() => react(record.id, favorite, { record, changes: { favorite } })}
    />
  );
}
