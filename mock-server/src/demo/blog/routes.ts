import {
  getBlogDetail,
  getBlogEdit,
  getBlogPosts,
  getBlogSidebar,
} from '@praxis/contract/demo/blog';
import { handle, type AreaModule } from '../../core/area';
import { sampleBlogDetail, sampleBlogEdit, sampleBlogPosts, sampleBlogSidebar } from './data';

export const blog: AreaModule = {
  handlers: [
    handle(getBlogPosts, (_, { seededAt }) => sampleBlogPosts(seededAt)),
    handle(getBlogSidebar, (_, { seededAt }) => sampleBlogSidebar(seededAt)),
    handle(getBlogDetail, (_, { seededAt }) => sampleBlogDetail(seededAt)),
    handle(getBlogEdit, (_, { seededAt }) => sampleBlogEdit(seededAt)),
  ],
};
