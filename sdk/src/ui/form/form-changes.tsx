import { useIsActionUnavailable } from '../actions/action-unavailable';
import { ConcurrentChanges } from '../components/concurrent-changes';
import { useUiText } from '../text/use-ui-text';
import { FieldLabelText } from './field-texts';
import { fieldId } from './screen-order';
import type { FormState } from './use-form';

/** Texts for concurrent changes of the form's record. */
export interface ChangeDescription {
  /**
   * Formats a value that somebody else changed, if it is not plain text; null hides the change,
   * undefined formats it by default.
   */
  describe?(path: string, value: unknown): string | null | undefined;
  /** Names of parts of the form that have no label, by path. */
  names?: Readonly<Record<string, string>>;
}

/** Maximum length of a displayed value; of a longer text, or a picture, only the label is shown. */
const maxLength = 160;

interface FormChangesProps extends ChangeDescription {
  form: Pick<FormState<object>, 'id' | 'meanwhile'>;
}

/** Lists what somebody else changed in the form's record since the user started to edit. */
export function FormChanges({ form, describe, names }: FormChangesProps) {
  const text = useUiText();
  const isOver = useIsActionUnavailable();
  if (isOver) return null;
  const changes = form.meanwhile.filter(({ path, now }) => describe?.(path, now) !== null);
  const format = (path: string, value: unknown) => {
    const formatted = describe?.(path, value) ?? formatPlain(value);
    return formatted !== undefined && formatted.length > maxLength ? undefined : formatted;
  };
  return (
    <ConcurrentChanges
      changes={changes.map(({ path, before, now }) => ({
        key: path,
        label: <FieldLabelText target={fieldId(form.id, path)} fallback={names?.[path]} />,
        before: format(path, before),
        now: format(path, now),
      }))}
    >
      <p>{text('form.meanwhileText')}</p>
    </ConcurrentChanges>
  );
}

function formatPlain(value: unknown): string | undefined {
  if (value === '' || value === null || value === undefined) return '–';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
