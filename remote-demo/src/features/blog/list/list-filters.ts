import type { QueryInput } from '@praxis/contract';
import { blogStatuses, type BlogStatus } from '@praxis/contract/demo/blog';
import type { listPosts } from '@praxis/contract/demo/blog-posts';
import type { ListQuery } from '@praxis/sdk/ui/list';
import { oneOf } from '@praxis/sdk/ui/page';

/** What the address narrows the list by. */
export const filterNames = ['category', 'status', 'saved'] as const;

/** A first one and three under it. */
export const perPage = 4;

type Chosen = Pick<ListQuery, 'filters' | 'page' | 'q'>;

/** Whose posts are shown: those that readers see, unless another status is chosen. */
export const statusOf = ({ filters }: Pick<Chosen, 'filters'>): BlogStatus =>
  oneOf(filters['status']?.[0] ?? null, blogStatuses) ?? 'Published';

/** The call that a choice makes. */
export const postsAt = (chosen: Chosen): { query: QueryInput<typeof listPosts> } => ({
  query: {
    q: chosen.q,
    page: chosen.page,
    perPage,
    status: statusOf(chosen),
    category: chosen.filters['category']?.[0] ?? '',
    saved: chosen.filters['saved']?.[0] ?? '',
  },
});
