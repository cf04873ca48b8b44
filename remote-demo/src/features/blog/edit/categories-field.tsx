import { blogCategories, type BlogCategory } from '@praxis/contract/demo/blog';
import { useTranslation } from '@praxis/sdk';
import { ChoicePill, Field, type FieldBinding } from '@praxis/sdk/ui/form';
import styles from './edit.module.css';

interface CategoriesFieldProps extends FieldBinding<BlogCategory[]> {
  optional: boolean;
}

/** Checkboxes of a post's categories; the value keeps the defined order. */
export function CategoriesField({
  id,
  value,
  error,
  optional,
  onChange,
  onBlur,
}: CategoriesFieldProps) {
  const { t } = useTranslation('demo');
  const toggle = (category: BlogCategory) =>
    onChange(blogCategories.filter((one) => value.includes(one) !== (one === category)));
  return (
    <Field {...{ id, error, optional }} group asks="choose" label={t('blog.categories')}>
      <div role="group" aria-labelledby={`${id}-label`} className={styles['categories']}>
        {blogCategories.map((category, index) => (
          <ChoicePill
            key={category}
            // The error summary links to the first one.
            id={index === 0 ? id : `${id}-${category}`}
            type="checkbox"
            checked={value.includes(category)}
            onChange={() => toggle(category)}
            onBlur={onBlur}
          >
            {t(`blog.category.${category}`)}
          </ChoicePill>
        ))}
      </div>
    </Field>
  );
}
