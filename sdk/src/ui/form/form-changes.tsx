import { useIsActionUnavailable } from '../actions/action-unavailable';
import { ConcurrentChanges } from '../components/concurrent-changes';
import { useUiText } from '../text/use-ui-text';
import { diffLines, type ChangedField } from './concurrent-changes';
import { FieldLabelText } from './field-texts';
import { isLines } from './lines';
import { fieldId } from './screen-order';
import type { FormState } from './use-form';

/** Texts for concurrent changes of the form's record. */
export interface ChangeDescription {
  /**
   * Formats a value that somebody else changed, if it is not plain text; null hides the change,
   * undefined formats it by default: a list of lines by line and field.
   */
  describe?(path: string, value: unknown): string | null | undefined;
  /** Names of parts of the form that have no label, by path; a function for lines. */
  names?: Readonly<Record<string, string>> | ((path: string) => string | undefined);
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
  const changes = form.meanwhile
    .flatMap((change) => splitLines(change, describe))
    .filter(({ path, now }) => describe?.(path, now) !== null);
  const format = (path: string, value: unknown) => {
    const formatted = describe?.(path, value) ?? formatPlain(value);
    return formatted !== undefined && formatted.length > maxLength ? undefined : formatted;
  };
  return (
    <ConcurrentChanges
      changes={changes.map(({ path, before, now }) => ({
        key: path,
        label: (
          <FieldLabelText
            target={fieldId(form.id, path)}
            fallback={typeof names === 'function' ? names(path) : names?.[path]}
          />
        ),
        before: format(path, before),
        now: format(path, now),
      }))}
    >
      <p>{text('form.meanwhileText')}</p>
    </ConcurrentChanges>
  );
}

/** Splits the change of a list of lines, unless the form describes the list as a whole. */
function splitLines(change: ChangedField, describe: ChangeDescription['describe']) {
  const { path, before, now } = change;
  const isSplit = isLines(before) && isLines(now) && describe?.(path, now) === undefined;
  return isSplit ? diffLines(before, now, path) : [change];
}

function formatPlain(value: unknown): string | undefined {
  if (value === '' || value === null || value === undefined) return '–';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
