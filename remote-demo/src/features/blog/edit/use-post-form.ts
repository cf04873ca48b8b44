import { useState } from 'react';
import {
  missingIn,
  slugOf,
  writtenPostSchema,
  type WrittenPost,
} from '@praxis/contract/demo/blog-posts';
import { useTranslation } from '@praxis/sdk';
import { RequestError } from '@praxis/sdk/data';
import { useForm, type FormState } from '@praxis/sdk/ui/form';
import { useLoadedVersion } from '../../../shared/use-loaded-version';
import { postFormSchema, type PostValues } from './post-values';

interface Options {
  initial: PostValues;
  /** The slug follows the title until it is edited. */
  isNew: boolean;
  onSave(post: WrittenPost): Promise<void>;
}

export interface PostForm extends FormState<PostValues> {
  setTitle(title: string): void;
  setSlug(slug: string): void;
}

/** Form state of a post: validates required fields, and reports a slug that is taken. */
export function usePostForm({ initial, isNew, onSave }: Options): PostForm {
  const { t } = useTranslation('demo');
  const [taken, setTaken] = useState<string>();
  const [followsTitle, setFollowsTitle] = useState(isNew);
  const version = useLoadedVersion(initial);
  const form = useForm<PostValues>({
    initial,
    ...(!isNew && { newest: { version, values: initial } }),
    schema: postFormSchema,
    check(values) {
      const slug = values.slug.trim();
      const isWellWritten = writtenPostSchema.shape.slug.safeParse(slug).success;
      return {
        ...(slug !== '' && !isWellWritten && { slug: t('blog.edit.slugFault') }),
        ...(slug === taken && { slug: t('blog.edit.slugTaken') }),
        ...Object.fromEntries(
          missingIn(values).map((field) => [field, t(`blog.edit.missing.${field}`)]),
        ),
      };
    },
    async onSubmit(values) {
      const post = writtenPostSchema.parse(values);
      try {
        await onSave(post);
      } catch (error) {
        if (!(error instanceof RequestError) || !error.failure.fields?.['slug']) throw error;
        setTaken(post.slug);
        // The error text is the one above.
        throw new RequestError({ ...error.failure, fields: { slug: ['validation_failed'] } });
      }
    },
  });
  return {
    ...form,
    setTitle(title) {
      form.set('title', title);
      if (followsTitle) form.set('slug', slugOf(title));
    },
    setSlug(slug) {
      // A cleared slug follows the title again.
      setFollowsTitle(isNew && slug === '');
      form.set('slug', slug);
    },
  };
}
