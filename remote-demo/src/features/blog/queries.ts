import { getBlogSidebar } from '@praxis/contract/demo/blog';
import { getPost, listPosts } from '@praxis/contract/demo/blog-posts';
import { query } from '@praxis/sdk/data';

/** One page of posts. */
export const postsQuery = query({ app: 'demo', name: 'blog-posts', endpoint: listPosts });

/** Latest posts and categories. */
export const sidebarQuery = query({ app: 'demo', name: 'blog-sidebar', endpoint: getBlogSidebar });

/** One post with its comments and further posts. */
export const postQuery = query({ app: 'demo', name: 'blog-post', endpoint: getPost });
