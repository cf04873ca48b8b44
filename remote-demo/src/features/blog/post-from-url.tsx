import type { ReactNode } from 'react';
import type { ResponseOf } from '@praxis/contract';
import type { getPost } from '@praxis/contract/demo/blog-posts';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useParams } from '@praxis/sdk/router';
import { Card, Loading } from '@praxis/sdk/ui';
import { RecordState } from '../../shared/record-state';
import { blogPath } from './addresses';
import { perPage } from './list/list-filters';
import { postQuery, postsQuery } from './queries';

export type FoundPost = ResponseOf<typeof getPost>;

interface PostFromUrlProps {
  /** Title of the page until the post has loaded. */
  title: string;
  children(found: FoundPost): ReactNode;
}

/** Loads the post that the address names, or the newest one. */
export function PostFromUrl({ title, children }: PostFromUrlProps) {
  const { t } = useTranslation('demo');
  const { id } = useParams();
  const first = useQuery(
    postsQuery,
    id === undefined ? { query: { page: 1, perPage, status: 'Published' } } : null,
  );
  const chosen = id ?? first.data?.posts[0]?.slug;
  const post = useQuery(postQuery, chosen === undefined ? null : { query: { post: chosen } });
  // Keeps the post when the address changes from a former slug to the current one.
  const found = post.data ?? (post.shown?.post.slug === chosen ? post.shown : null);
  if (found) return children(found);

  return (
    <RecordState
      query={chosen === undefined ? first : post}
      title={title}
      back={{ to: blogPath, label: t('blog.title') }}
      missing={{
        title: t('blog.missing'),
        text: t('blog.missingText'),
        action: t('blog.toList'),
      }}
      isMissing={chosen === undefined && first.data !== null}
    >
      <Card>
        <Loading count={8} />
      </Card>
    </RecordState>
  );
}
