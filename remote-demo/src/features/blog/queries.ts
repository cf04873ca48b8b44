import { getBlogSidebar } from '@praxis/contract/demo/blog';
import { getPost, listPosts } from '@praxis/contract/demo/blog-posts';
import { query } from '@praxis/sdk/data';

/** One page of the posts. */
export const postsQuery = query({ app: 'demo', name: 'blog-posts', endpoint: listPosts });

/** What stands beside them: the latest ones, and the categories. */
export const sidebarQuery = query({ app: 'demo', name: 'blog-sidebar', endpoint: getBlogSidebar });

/** A post, its comments, and what to read next. */
export const postQuery = query({ app: 'demo', name: 'blog-post', endpoint: getPost });
