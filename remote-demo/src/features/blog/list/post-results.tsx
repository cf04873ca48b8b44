import { useRef } from 'react';
import type { ResponseOf } from '@praxis/contract';
import type { ListedPost, listPosts } from '@praxis/contract/demo/blog-posts';
import { useTranslation } from '@praxis/sdk';
import type { QueryResult } from '@praxis/sdk/data';
import { Button, Card, EmptyState, LinkButton, Loading, Skeleton } from '@praxis/sdk/ui';
import type { ListQueryControl } from '@praxis/sdk/ui/list';
import { useFocusOfNext } from '@praxis/sdk/ui/page';
import { Results } from '../../../shared/results';
import { useClampedPage } from '../../../shared/use-clamped-page';
import { newPostPath } from '../addresses';
import styles from '../blog.module.css';
import { perPage, statusOf } from './list-filters';
import { PostCard } from './post-card';

interface PostResultsProps {
  list: ListQueryControl;
  query: QueryResult<ResponseOf<typeof listPosts>>;
}

/**
 * One page of posts, the newest one large. The current page stays, dimmed, while the next one
 * loads.
 */
export function PostResults({ list, query }: PostResultsProps) {
  const { data } = query;
  const isBeyond = useClampedPage(
    list,
    perPage,
    data && { rows: data.posts.length, total: data.total },
  );
  const isFiltered = list.q !== '' || ['category', 'saved'].some((name) => name in list.filters);
  const hasLead = list.page === 1 && !isFiltered;
  return (
    <Results query={query} isBeyond={isBeyond} outline={<PostsSkeleton />}>
      {({ posts, total }, isOld) =>
        total === 0 ? (
          <Card>{isFiltered ? <NoMatches list={list} /> : <NoPosts list={list} />}</Card>
        ) : (
          <PostList {...{ posts, hasLead, isOld }} />
        )
      }
    </Results>
  );
}

function NoMatches({ list }: Pick<PostResultsProps, 'list'>) {
  const { t } = useTranslation('demo');
  return (
    <EmptyState
      drawing="search"
      title={list.q === '' ? t('blog.none') : t('blog.noneFor', { text: list.q })}
      action={<Button onClick={list.clear}>{t('blog.showAll')}</Button>}
    >
      {t('blog.noneText')}
    </EmptyState>
  );
}

function NoPosts({ list }: Pick<PostResultsProps, 'list'>) {
  const { t } = useTranslation('demo');
  return (
    <EmptyState
      title={t(`blog.empty.${statusOf(list)}`)}
      action={<LinkButton to={newPostPath}>{t('blog.new')}</LinkButton>}
    >
      {t('blog.empty.text')}
    </EmptyState>
  );
}

interface PostListProps {
  posts: readonly ListedPost[];
  /** The first post is large. */
  hasLead: boolean;
  /** The posts are those of the previous page, until the next one has loaded. */
  isOld: boolean;
}

function PostList({ posts, hasLead, isOld }: PostListProps) {
  const { t } = useTranslation('demo');
  const list = useRef<HTMLUListElement>(null);
  useFocusOfNext(
    list,
    posts.map(({ id }) => String(id)),
  );
  return (
    <ul
      ref={list}
      className={styles['posts']}
      aria-label={t('blog.posts')}
      aria-busy={isOld}
      data-old={isOld}
    >
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} lead={hasLead && index === 0} />
      ))}
    </ul>
  );
}

/** Skeleton of a page of posts. */
function PostsSkeleton() {
  return (
    <Loading>
      <div className={styles['posts']}>
        <Skeleton height={400} />
        <Skeleton height={168} />
        <Skeleton height={168} />
      </div>
    </Loading>
  );
}
