import * as endpoints from '@praxis/contract/demo/blog';
import { blogCategories, type BlogCategory } from '@praxis/contract/demo/blog';
import { handle, type Handler, type Simulation } from '../../core/module';
import { seedAccounts } from '../jwt/accounts';
import { requireRecord } from '../require-record';
import { sampleComments, samplePosts } from './data';
import { postHandlers } from './post-routes';
import { commentsOf, postTable, publishedOf, toComment, toPost, toSummary } from './stored';

export function seed(simulation: Simulation): void {
  const { database, seededAt } = simulation;
  seedAccounts(simulation);
  database.addSample('demo.blog-posts', samplePosts(seededAt));
  database.addSample('demo.blog-comments', sampleComments(seededAt));
}

/** The post of endpoints that take no id. */
const sampleId = 1;

const recent = 4;

const icons: Record<BlogCategory, string> = {
  Fashion: 'Watch',
  Food: 'ShoppingCart',
  Gaming: 'Command',
  Quote: 'Hash',
  Video: 'Video',
};

export const getBlogPosts = handle(endpoints.getBlogPosts, (_, simulation) =>
  publishedOf(simulation).map((post) => toSummary(simulation, post)),
);

export const getBlogSidebar = handle(endpoints.getBlogSidebar, (_, simulation) => ({
  recentPosts: publishedOf(simulation)
    .slice(0, recent)
    .map(({ id, img, title, blogPosted }) => ({ id, img, title, createdTime: blogPosted })),
  categories: blogCategories.map((category) => ({ category, icon: icons[category] })),
}));

export const getBlogDetail = handle(endpoints.getBlogDetail, (_, simulation) => {
  const { img, title, avatar, userFullName, blogPosted, tags, content, comment, bookmarked } =
    toPost(simulation, requireRecord(postTable(simulation), sampleId));
  return {
    blog: {
      ...{ img, title, avatar, userFullName, createdTime: blogPosted },
      ...{ tags, content, comments: comment, bookmarked },
    },
    comments: commentsOf(simulation, sampleId).map((stored) => {
      const { id: _id, ...rest } = toComment(stored);
      return rest;
    }),
  };
});

export const getBlogEdit = handle(endpoints.getBlogEdit, (_, simulation) => {
  const post = requireRecord(postTable(simulation), sampleId);
  const { avatar, userFullName, blogPosted, title, tags, slug, status, excerpt, img, content } =
    post;
  return {
    ...{ avatar, userFullName, createdTime: blogPosted, blogTitle: title },
    blogCategories: tags.map((label) => ({ value: label.toLowerCase(), label })),
    ...{ slug, status, excerpt, featuredImage: img, content },
  };
});

export const handlers: readonly Handler[] = [
  getBlogPosts,
  getBlogSidebar,
  getBlogDetail,
  getBlogEdit,
  ...postHandlers,
];
