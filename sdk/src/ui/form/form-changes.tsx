import { useIsActionOver } from '../actions/action-over';
import { ChangedMeanwhile } from '../components/changed-meanwhile';
import { useUiText } from '../text/use-ui-text';
import { LabelOf } from './label-of';
import { fieldId } from './screen-order';
import type { FormState } from './use-form';

/** How the changes of a record are put into words. */
export interface ChangeDescription {
  /**
   * A value as the screen says it, where somebody else changed it and it is no plain text; null
   * leaves the field out.
   */
  describe?(path: string, value: unknown): string | null | undefined;
  /** What a part of the form is called that has no label of its own, by its path. */
  names?: Readonly<Record<string, string>>;
}

/** Characters of a value that are read at a glance. Of a longer text, or a picture, its name alone is said. */
const longest = 160;

interface FormChangesProps extends ChangeDescription {
  form: Pick<FormState<object>, 'id' | 'meanwhile'>;
}

/** What somebody else changed of a form's record while the form was filled in. */
export function FormChanges({ form, describe, names }: FormChangesProps) {
  const text = useUiText();
  const isOver = useIsActionOver();
  if (isOver) return null;
  const changes = form.meanwhile.filter(({ path, now }) => describe?.(path, now) !== null);
  const said = (path: string, value: unknown) => {
    const words = describe?.(path, value) ?? plain(value);
    return words !== undefined && words.length > longest ? undefined : words;
  };
  return (
    <ChangedMeanwhile
      changes={changes.map(({ path, before, now }) => ({
        key: path,
        label: <LabelOf target={fieldId(form.id, path)} fallback={names?.[path]} />,
        before: said(path, before),
        now: said(path, now),
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
