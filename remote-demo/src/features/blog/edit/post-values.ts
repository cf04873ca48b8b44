import * as z from '@praxis/contract/schema';
import { requiredText } from '@praxis/contract/demo/fields';
import {
  postLimits,
  writtenPostSchema,
  type Post,
  type WrittenPost,
} from '@praxis/contract/demo/blog-posts';

/** Form values of a post. */
export type PostValues = WrittenPost;

/** Schema of the form without the slug's format, which has an error text of its own. */
export const postFormSchema = z.object({
  ...writtenPostSchema.shape,
  slug: requiredText(postLimits.slug),
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
