import Bookmark from 'lucide-react/icons/bookmark';
import LinkIcon from 'lucide-react/icons/link';
import Pencil from 'lucide-react/icons/pencil';
import { bookmarkPost, type Post } from '@praxis/contract/demo/blog-posts';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Button, IconButton, LinkButton, useIntlLanguage, useUiText } from '@praxis/sdk/ui';
import { numberFormat } from '@praxis/sdk/ui/page';
import { useCopyLink } from '../../../shared/use-copy-link';
import { editPath, postPath } from '../addresses';
import styles from './detail.module.css';

/** Actions on a post: bookmark, copy link, edit. */
export function PostActions({
  post: { id, slug, title, isBookmarked, bookmarked },
}: {
  post: Post;
}) {
  const { t } = useTranslation('demo');
  const number = numberFormat(useIntlLanguage());
  const copyLink = useCopyLink();
  const failed = useUiText()('failure.change', { name: title });
  const { runOrNotify } = useMutation(bookmarkPost);
  const next = !isBookmarked;
  const changes = { isBookmarked: next, bookmarked: bookmarked + (next ? 1 : -1) };
  const set = () =>
    void runOrNotify(
      { body: { id, isBookmarked: next } },
      { optimistic: { record: { id }, changes }, failed, retry: set },
    );
  return (
    <div className={styles['acts']}>
      <Button
        size="small"
        icon={Bookmark}
        className={styles['bookmark']}
        aria-pressed={isBookmarked}
        aria-label={t('blog.bookmark', { count: bookmarked })}
        onClick={set}
      >
        {number.format(bookmarked)}
      </Button>
      <IconButton
        size="small"
        kind="secondary"
        icon={LinkIcon}
        label={t('link.copy')}
        onClick={() => void copyLink(postPath(slug))}
      />
      <LinkButton size="small" icon={Pencil} to={editPath(slug)}>
        {t('blog.edit.verb')}
      </LinkButton>
    </div>
  );
}
