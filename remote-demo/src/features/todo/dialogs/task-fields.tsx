import { textLimits } from '@praxis/contract/demo/fields';
import { taskTags } from '@praxis/contract/demo/todo';
import { useTranslation } from '@praxis/sdk';
import { DateField } from '@praxis/sdk/ui/date';
import { EditorField } from '@praxis/sdk/ui/editor';
import { FieldRow, TextField, type FormState } from '@praxis/sdk/ui/form';
import { oneOf, PartialError } from '@praxis/sdk/ui/page';
import { MultiSelectField, SelectField } from '@praxis/sdk/ui/select';
import { useStatusText } from '../../../shared/statuses/statuses';
import type { Assignees } from './use-assignees';
import type { TaskValues } from './use-task-form';

interface TaskFieldsProps {
  form: FormState<TaskValues>;
  assignees: Assignees;
}

/** Fields of a task. */
export function TaskFields({ form, assignees }: TaskFieldsProps) {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  const tags = [...new Set<string>([...taskTags, ...form.values.tags])];
  return (
    <>
      <TextField
        {...form.field('title')}
        label={t('todo.form.title')}
        maxLength={textLimits.title}
        data-autofocus
      />
      <FieldRow>
        <SelectField
          {...form.field('assignee')}
          label={t('todo.form.assignee')}
          optional
          options={assignees.names.map((name) => ({ value: name, label: name }))}
          loading={assignees.query.loading}
        />
        <DateField {...form.field('dueDate')} label={t('todo.form.dueDate')} />
      </FieldRow>
      <PartialError of={[assignees.query]} />
      <MultiSelectField
        {...form.field('tags')}
        label={t('todo.tags')}
        optional
        options={tags.map((tag) => {
          const known = oneOf(tag, taskTags);
          return { value: tag, label: known ? statusText('taskTag', known) : tag };
        })}
      />
      <EditorField {...form.field('description')} label={t('todo.form.description')} optional />
    </>
  );
}
