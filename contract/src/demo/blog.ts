import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { codeSchema, pictureSchema } from '../entities/product-strings';
import { dateSchema, demoIdSchema } from './fields';

export const blogCategories = ['Fashion', 'Food', 'Gaming', 'Quote', 'Video'] as const;
export type BlogCategory = (typeof blogCategories)[number];

/** Readers see published posts; a draft may be incomplete. */
export const blogStatuses = ['Published', 'Draft', 'Pending'] as const;
export type BlogStatus = (typeof blogStatuses)[number];

const authorFields = { avatar: pictureSchema, userFullName: z.string() } as const;

export const blogPostSchema = z.object({
  ...authorFields,
  id: demoIdSchema,
  img: pictureSchema,
  title: z.string(),
  blogPosted: dateSchema,
  tags: z.array(z.enum(blogCategories)),
  excerpt: z.string(),
  /** Number of comments. */
  comment: z.number(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;

export const blogSidebarSchema = z.object({
  recentPosts: z.array(
    z.object({
      id: demoIdSchema,
      img: pictureSchema,
      title: z.string(),
      createdTime: dateSchema,
    }),
  ),
  categories: z.array(z.object({ category: z.enum(blogCategories), icon: codeSchema })),
});
export type BlogSidebar = z.infer<typeof blogSidebarSchema>;

export const blogDetailSchema = z.object({
  blog: z.object({
    ...authorFields,
    img: pictureSchema,
    title: z.string(),
    createdTime: dateSchema,
    tags: z.array(z.enum(blogCategories)),
    /** HTML. */
    content: z.string(),
    /** Number of comments. */
    comments: z.number(),
    bookmarked: z.number(),
  }),
  comments: z.array(
    z.object({ ...authorFields, commentedAt: dateSchema, commentText: z.string() }),
  ),
});
export type BlogDetail = z.infer<typeof blogDetailSchema>;

export const blogEditSchema = z.object({
  ...authorFields,
  createdTime: dateSchema,
  blogTitle: z.string(),
  blogCategories: z.array(z.object({ value: z.string(), label: z.enum(blogCategories) })),
  slug: codeSchema,
  status: codeSchema,
  excerpt: z.string(),
  featuredImage: pictureSchema,
  /** HTML. */
  content: z.string(),
});
export type BlogEdit = z.infer<typeof blogEditSchema>;

export const getBlogPosts = endpoint({
  method: 'GET',
  path: '/blog/list/data',
  audience: 'public',
  response: z.array(blogPostSchema),
  reads: ['demoBlogPost'],
});

export const getBlogSidebar = endpoint({
  method: 'GET',
  path: '/blog/list/data/sidebar',
  audience: 'public',
  response: blogSidebarSchema,
  reads: ['demoBlogPost'],
});

export const getBlogDetail = endpoint({
  method: 'GET',
  path: '/blog/list/data/detail',
  audience: 'public',
  response: blogDetailSchema,
  reads: ['demoBlogPost'],
});

export const getBlogEdit = endpoint({
  method: 'GET',
  path: '/blog/list/data/edit',
  audience: 'public',
  response: blogEditSchema,
  reads: ['demoBlogPost'],
});
