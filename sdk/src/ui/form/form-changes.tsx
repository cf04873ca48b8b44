import { ChangedMeanwhile } from '../components/changed-meanwhile';
import { useUiText } from '../text/use-ui-text';
import type { FormProps } from './form';
import { LabelOf } from './label-of';
import { fieldId } from './screen-order';

type FormChangesProps = Pick<FormProps, 'form' | 'describe' | 'names'>;

/** What somebody else changed of a form's record while the form was filled in. */
export function FormChanges({ form, describe, names }: FormChangesProps) {
  const text = useUiText();
  const changes = form.meanwhile.filter(({ path, now }) => describe?.(path, now) !== null);
  return (
    <ChangedMeanwhile
      changes={changes.map(({ path, before, now }) => ({
        key: path,
        label: <LabelOf target={fieldId(form.id, path)} fallback={names?.[path]} />,
        before: describe?.(path, before) ?? plain(before),
        now: describe?.(path, now) ?? plain(now),
      }))}
    >
      <p>{text('form.meanwhileText')}</p>
    </ChangedMeanwhile>
  );
}

function plain(value: unknown): string | undefined {
  if (value === '' || value === null || value === undefined) return '–';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
