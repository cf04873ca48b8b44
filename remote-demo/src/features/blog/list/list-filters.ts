import type { QueryInput } from '@praxis/contract';
import { blogStatuses, type BlogStatus } from '@praxis/contract/demo/blog';
import type { listPosts } from '@praxis/contract/demo/blog-posts';
import type { ListQuery } from '@praxis/sdk/ui/list';
import { oneOf } from '@praxis/sdk/ui/page';

/** Filters in the address. */
export const filterNames = ['category', 'status', 'saved'] as const;

/** A large first post and three below it. */
export const perPage = 4;

type Chosen = Pick<ListQuery, 'filters' | 'page' | 'q'>;

/** Status of the listed posts: published unless the address says otherwise. */
export const statusOf = ({ filters }: Pick<Chosen, 'filters'>): BlogStatus =>
  oneOf(filters['status']?.[0] ?? null, blogStatuses) ?? 'Published';

/** Query arguments from the address. */
export const postsArgs = (chosen: Chosen): { query: QueryInput<typeof listPosts> } => ({
  query: {
    q: chosen.q,
    page: chosen.page,
    perPage,
    status: statusOf(chosen),
    category: chosen.filters['category']?.[0] ?? '',
    saved: chosen.filters['saved']?.[0] ?? '',
  },
});
