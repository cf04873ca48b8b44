import * as z from '@praxis/contract/schema';
import {
  postLimits,
  writtenPostSchema,
  type Post,
  type WrittenPost,
} from '@praxis/contract/demo/blog-posts';

/** What the form of a post holds. */
export type PostValues = WrittenPost;

/** What the form checks by itself; how a slug is written has a sentence of its own. */
export const postFormSchema = z.object({
  ...writtenPostSchema.shape,
  slug: z.string().check(z.trim(), z.minLength(1), z.maxLength(postLimits.slug)),
});

export const newValues: PostValues = {
  title: '',
  slug: '',
  status: 'Draft',
  tags: [],
  excerpt: '',
  img: '',
  content: '',
};

export const valuesOf = ({
  title,
  slug,
  status,
  tags,
  excerpt,
  img,
  content,
}: Post): PostValues => ({ title, slug, status, tags, excerpt, img, content });
