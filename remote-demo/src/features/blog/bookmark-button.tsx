import Bookmark from 'lucide-react/icons/bookmark';
import { bookmarkPost, type ListedPost } from '@praxis/contract/demo/blog-posts';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { IconButton, useUiText } from '@praxis/sdk/ui';
import styles from './blog.module.css';

/** Button that adds or removes a bookmark, as an optimistic update. */
export function BookmarkButton({
  post: { id, title, isBookmarked },
}: {
  post: Pick<ListedPost, 'id' | 'title' | 'isBookmarked'>;
}) {
  const { t } = useTranslation('demo');
  const failed = useUiText()('failure.change', { name: title });
  const { runOrNotify } = useMutation(bookmarkPost);
  const next = !isBookmarked;
  const set = () =>
    void runOrNotify(
      { body: { id, isBookmarked: next } },
      { optimistic: { record: { id }, changes: { isBookmarked: next } }, failed, retry: set },
    );
  return (
    <span className={styles['bookmark']} data-set={isBookmarked}>
      <IconButton
        size="small"
        icon={Bookmark}
        label={t(isBookmarked ? 'blog.unsave' : 'blog.save', { title })}
        onClick={set}
      />
    </span>
  );
}
