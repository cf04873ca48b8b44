import * as endpoints from '@praxis/contract/demo/blog';
import { handle, type Handler } from '../../core/module';
import { sampleBlogDetail, sampleBlogEdit, sampleBlogPosts, sampleBlogSidebar } from './data';

export const getBlogPosts = handle(endpoints.getBlogPosts, (_, { seededAt }) =>
  sampleBlogPosts(seededAt),
);

export const getBlogSidebar = handle(endpoints.getBlogSidebar, (_, { seededAt }) =>
  sampleBlogSidebar(seededAt),
);

export const getBlogDetail = handle(endpoints.getBlogDetail, (_, { seededAt }) =>
  sampleBlogDetail(seededAt),
);

export const getBlogEdit = handle(endpoints.getBlogEdit, (_, { seededAt }) =>
  sampleBlogEdit(seededAt),
);

export const handlers: readonly Handler[] = [
  getBlogPosts,
  getBlogSidebar,
  getBlogDetail,
  getBlogEdit,
];
