import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { codeSchema, pictureSchema } from '../entities/product-strings';
import { blogCategories, blogPostSchema, blogStatuses } from './blog';
import {
  dateSchema,
  demoIdSchema,
  idInBody,
  optionalText,
  paging,
  requiredText,
  textQuery,
} from './fields';

/** A post in lists. */
export const listedPostSchema = z.object({
  ...blogPostSchema.shape,
  /** Last segment of its address; unique. */
  slug: codeSchema,
  status: z.enum(blogStatuses),
  /** Reading time, in minutes. */
  minutes: z.number(),
  isBookmarked: z.boolean(),
});
export type ListedPost = z.infer<typeof listedPostSchema>;

export const postSchema = z.object({
  ...listedPostSchema.shape,
  /** HTML. */
  content: z.string(),
  /** Number of readers who bookmarked it. */
  bookmarked: z.number(),
});
export type Post = z.infer<typeof postSchema>;

export const commentSchema = z.object({
  id: demoIdSchema,
  avatar: pictureSchema,
  userFullName: z.string(),
  commentedAt: dateSchema,
  commentText: z.string(),
});
export type Comment = z.infer<typeof commentSchema>;

/** Maximum length of each text, in characters. */
export const postLimits = { title: 120, slug: 80, excerpt: 300, content: 50_000, comment: 2000 };

/** Input of a post. */
export const writtenPostSchema = z.object({
  title: requiredText(postLimits.title),
  slug: z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(postLimits.slug),
      z.regex(/^[a-z\d]+(-[a-z\d]+)*$/),
    ),
  status: z.enum(blogStatuses),
  tags: z.array(z.enum(blogCategories)),
  excerpt: optionalText(postLimits.excerpt),
  /** If empty, a picture is generated. */
  img: pictureSchema,
  /** HTML. */
  content: optionalText(postLimits.content),
});
export type WrittenPost = z.infer<typeof writtenPostSchema>;

/** Returns the missing fields of a post; a draft may be incomplete. */
export function missingIn({
  status,
  tags,
  excerpt,
  content,
}: Pick<WrittenPost, 'status' | 'tags' | 'excerpt' | 'content'>): (
  'tags' | 'excerpt' | 'content'
)[] {
  if (status === 'Draft') return [];
  return [
    ...(tags.length === 0 ? (['tags'] as const) : []),
    ...(excerpt.trim() === '' ? (['excerpt'] as const) : []),
    ...(isBlank(content) ? (['content'] as const) : []),
  ];
}

/** Whether HTML has neither a text nor a picture, such as empty paragraphs. */
const isBlank = (html: string): boolean =>
  html.replaceAll(/<(?!img\b)[^>]*>|&nbsp;|\s/gi, '') === '';

/** Creates a slug from a title: its words, without accents. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/['’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, postLimits.slug)
    .replace(/-$/, '');
}

/** Lists posts of a status, newest first; `saved` selects bookmarked ones. */
export const listPosts = endpoint({
  method: 'GET',
  path: '/blog/list/posts',
  audience: 'public',
  query: z.object({
    q: textQuery(),
    category: textQuery(),
    status: textQuery('Published'),
    saved: textQuery(),
    ...paging(4),
  }),
  response: z.object({
    posts: z.array(listedPostSchema),
    total: z.number(),
    /** Number of posts by status. */
    counts: z.object({ Published: z.number(), Draft: z.number(), Pending: z.number() }),
  }),
  reads: ['demoBlogPost'],
});

/** Returns a post by its slug, its id or a previous slug, with its comments, newest last, and related posts. */
export const getPost = endpoint({
  method: 'GET',
  path: '/blog/list/post',
  audience: 'public',
  query: z.object({ post: textQuery() }),
  response: z.object({
    post: postSchema,
    comments: z.array(commentSchema),
    more: z.array(listedPostSchema),
  }),
  reads: ['demoBlogPost'],
});

const writtenResponse = z.object({ post: postSchema });

/** Creates a post. 422 with `taken` under `slug` if another post has it, and for missing fields. */
export const addPost = endpoint({
  method: 'POST',
  path: '/blog/list/add-post',
  audience: 'public',
  body: z.object({ post: writtenPostSchema }),
  response: writtenResponse,
  status: 201,
  changes: ['demoBlogPost'],
});

/** Changes a post; errors as in `addPost`. */
export const updatePost = endpoint({
  method: 'POST',
  path: '/blog/list/update-post',
  audience: 'public',
  body: z.object({ id: idInBody, post: writtenPostSchema }),
  response: writtenResponse,
  changes: ['demoBlogPost'],
});

/** Sets or removes the bookmark of a post; returns the new number of bookmarks. */
export const bookmarkPost = endpoint({
  method: 'POST',
  path: '/blog/list/bookmark',
  audience: 'public',
  body: z.object({ id: idInBody, isBookmarked: z.boolean() }),
  response: z.object({ isBookmarked: z.boolean(), bookmarked: z.number() }),
  changes: ['demoBlogPost'],
});

/** Adds a comment to a post. */
export const addComment = endpoint({
  method: 'POST',
  path: '/blog/list/add-comment',
  audience: 'public',
  body: z.object({
    id: idInBody,
    commentText: requiredText(postLimits.comment),
  }),
  response: z.object({ comment: commentSchema }),
  status: 201,
  changes: ['demoBlogPost'],
});
