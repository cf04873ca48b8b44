import Plus from 'lucide-react/icons/plus';
import { blogStatuses } from '@praxis/contract/demo/blog';
import { useTranslation } from '@praxis/sdk';
import { LinkButton } from '@praxis/sdk/ui';
import { Pagination, useList } from '@praxis/sdk/ui/list';
import { Page, PageHeader, Tabs } from '@praxis/sdk/ui/page';
import { SearchStatus } from '../../shared/search-status';
import { useStatusText } from '../../shared/statuses/statuses';
import { blogPath, newPostPath } from './addresses';
import styles from './blog.module.css';
import { BlogFilters } from './list/blog-filters';
import { filterNames, perPage, postsArgs, statusOf } from './list/list-filters';
import { PostResults } from './list/post-results';
import { RecentPosts } from './list/recent-posts';
import { postsQuery } from './queries';

/** List of posts; search and filters are in the address. */
export default function BlogPage() {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  const { list, rows: posts } = useList(postsQuery, postsArgs, {
    filters: filterNames,
    perPage,
    publicSearch: true,
  });
  const { data, shown } = posts;
  const status = statusOf(list);
  return (
    <Page>
      <PageHeader
        title={t('blog.title')}
        actions={
          <LinkButton kind="primary" icon={Plus} to={newPostPath}>
            {t('blog.new')}
          </LinkButton>
        }
        tabs={
          <Tabs
            label={t('blog.field.status')}
            active={status}
            items={blogStatuses.map((key) => ({
              key,
              label: statusText('blog', key),
              count: shown?.counts[key],
              to: key === 'Published' ? blogPath : `${blogPath}?status=${key}`,
            }))}
          />
        }
      />
      <div className={styles['layout']}>
        <BlogFilters list={list} />
        <div className={styles['main']}>
          <SearchStatus isActive={list.isFiltered} count={data?.total} />
          <PostResults list={list} query={posts} />
          {shown && shown.total > perPage && (
            <Pagination
              page={list.page}
              perPage={perPage}
              total={shown.total}
              onPage={list.setPage}
            />
          )}
        </div>
        <RecentPosts />
      </div>
    </Page>
  );
}
