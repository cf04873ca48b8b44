import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { isNotFound, RequestError, toFailure, type Failure } from '../../data/request-error';
import { useUiText } from '../text/use-ui-text';
import {
  renameFields,
  schemaErrors,
  serverErrors,
  type FieldErrors,
  type FormSchema,
} from './issues';
import { useAfterPress } from './use-after-press';
import { useKeptValues } from './use-kept-values';
import {
  combineChanges,
  diffValues,
  mergeChanges,
  reapplyTyped,
  type ChangedField,
} from './concurrent-changes';
import {
  fieldId,
  focusUnfinished,
  idsOnScreen,
  isAdded,
  moveToShownFields,
  pickShownFields,
  sortByScreenOrder,
  useIdsOnScreen,
} from './screen-order';
import { isInList, valueAt, withValueAt, type PathOf, type ValueAt } from './paths';

type ServerNames = Readonly<Record<string, string>>;

export interface FormOptions<Values> {
  initial: Values;
  /**
   * The record as last loaded. If its version increases while the user edits, the unedited fields are
   * updated, and the form lists the changes. Lists of choices (texts) and of lines (`Line`) are merged by
   * item; any other list counts as one value.
   */
  newest?: { version: number; values: NoInfer<Values> };
  /** Validates the values; usually the contract's schema of the request. */
  schema?: FormSchema;
  /** Returns further errors by field, for rules that a schema cannot express. */
  check?(values: NoInfer<Values>): FieldErrors;
  /**
   * Maps field names of the request and its schema to those of the form, where they differ by more than
   * the index of a line; a function if the mapping depends on the values.
   */
  serverNames?: ServerNames | ((values: NoInfer<Values>) => ServerNames);
  /** Sends the values. A thrown `RequestError` is shown at the fields and in the summary. */
  onSubmit(values: NoInfer<Values>): Promise<void> | void;
}

/** Props that bind a field to a form; spread them on the field. */
export interface FieldBinding<Value> {
  /** Id of the control; the form's summary leads to it. `form.field('name')` gives it and the next ones. */
  id: string;
  /** Path of the value in the form. */
  name: string;
  /** Current value. */
  value: Value;
  /** Called with a new value. */
  onChange(value: Value): void;
  /** Called on blur: errors of the field are shown from then on. */
  onBlur(): void;
  /** Error message. */
  error?: string;
}

export interface FormState<Values> {
  id: string;
  values: Values;
  /** Shown error messages by field, in the order of the fields on the screen. */
  errors: FieldErrors;
  /** Failure of the last submission, if no field shows it. */
  failure: Failure | null;
  submitting: boolean;
  /** The values differ from the loaded or saved ones. */
  dirty: boolean;
  /** Changes that somebody else made since the user started to edit. */
  meanwhile: readonly ChangedField[];
  /** Number of failed submissions; the error summary takes the focus when it increases. */
  attempts: number;
  field<Path extends PathOf<Values>>(path: Path): FieldBinding<ValueAt<Values, Path>>;
  set<Path extends PathOf<Values>>(path: Path, value: ValueAt<Values, Path>): void;
  /** Replaces the saved values by the given ones, or by the initial ones. */
  reset(values?: Values): void;
  submit(event?: SyntheticEvent): Promise<void>;
}

/**
 * Manages the state of a form: values, validation, submission. An error of a field is shown after blur or
 * a submit, and disappears as soon as it is fixed. User input is never lost.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const text = useUiText();
  const id = useId();
  const [saved, setSaved] = useState(options.initial);
  const [values, setValues] = useState(options.initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [serverFieldErrors, setServerFieldErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [submittedIds, setSubmittedIds] = useState<readonly string[]>([]);
  const [meanwhile, setMeanwhile] = useState<readonly ChangedField[]>([]);
  const [version, setVersion] = useState(options.newest?.version ?? 0);
  const isSubmitting = useRef(false);
  const resetCount = useRef(0);
  const submittedValues = useRef<Values>(null);
  const afterPress = useAfterPress();
  useKeptValues({
    id,
    saved,
    values,
    restore: setValues,
    onReturn: () => {
      if (failure && isNotFound(failure)) setFailure(null);
    },
  });

  // Lines can also be added and removed after a submit.
  const ids = useIdsOnScreen(id, attempts > 0);
  const validationErrors = validate(options, values, text);
  const wasSubmitted = (path: string) =>
    attempts > 0 && !(isInList(values, path) && isAdded(fieldId(id, path), ids, submittedIds));
  const shown = Object.entries(validationErrors).filter(
    ([path]) => wasSubmitted(path) || touched.has(path),
  );
  const shownErrors = { ...serverFieldErrors, ...Object.fromEntries(shown) };
  const errors = sortByScreenOrder(moveToShownFields(shownErrors, id, ids), id, ids);

  const dirty = values !== saved && JSON.stringify(values) !== JSON.stringify(saved);

  const { newest } = options;
  if (newest && newest.version > version) {
    const changes = diffValues(saved, newest.values);
    setVersion(newest.version);
    setSaved(newest.values);
    setValues(dirty ? mergeChanges(values, changes) : newest.values);
    if (dirty) setMeanwhile(combineChanges(meanwhile, changes));
  }

  const set = (path: string, value: unknown) => {
    setValues((current) => withValueAt(current, path, value));
    setServerFieldErrors(({ [path]: _edited, ...others }) => others);
  };

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (isSubmitting.current || focusUnfinished(id)) return;
    setFailure(null);
    setSubmittedIds(idsOnScreen(id));
    if (Object.keys(validationErrors).length > 0) {
      setAttempts((count) => count + 1);
      return;
    }
    isSubmitting.current = true;
    submittedValues.current = values;
    setSubmitting(true);
    try {
      const resetsBefore = resetCount.current;
      await options.onSubmit(values);
      // `onSubmit` may have called `reset` itself, with empty values or with the server's response.
      if (resetCount.current === resetsBefore) setSaved(values);
      setAttempts(0);
      setTouched(new Set());
      setMeanwhile([]);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const failed = toFailure(error);
      const onScreen = idsOnScreen(id);
      const renamed = toFormFields(serverErrors(failed.fields, text), options, values);
      const fields = pickShownFields(moveToShownFields(renamed, id, onScreen), id, onScreen);
      setServerFieldErrors(fields);
      // If no field can show the error, the summary does.
      setFailure(Object.keys(fields).length > 0 ? null : failed);
      setAttempts((count) => count + 1);
    } finally {
      isSubmitting.current = false;
      submittedValues.current = null;
      setSubmitting(false);
    }
  };

  return {
    id,
    values,
    errors,
    failure,
    submitting,
    dirty,
    meanwhile,
    attempts,
    field: (path) => ({
      id: fieldId(id, path),
      name: path,
      value: valueAt(values, path) as ValueAt<Values, typeof path>,
      onChange: (value) => set(path, value),
      onBlur: () => {
        // Tabbing through an empty field must not show an error.
        if (valueAt(values, path) !== valueAt(saved, path))
          afterPress(() => setTouched((current) => new Set(current).add(path)));
      },
      error: errors[path],
    }),
    set,
    reset: (next = options.initial) => {
      resetCount.current += 1;
      setSaved(next);
      // Keeps input that was typed while submitting, and thus not submitted.
      const { current: before } = submittedValues;
      setValues((current) => (before ? reapplyTyped(next, diffValues(before, current)) : next));
      setTouched(new Set());
      setServerFieldErrors({});
      setFailure(null);
      setAttempts(0);
      setMeanwhile([]);
    },
    submit,
  };
}

function validate<Values>(
  options: FormOptions<Values>,
  values: Values,
  text: Parameters<typeof schemaErrors>[2],
): FieldErrors {
  const { schema, check } = options;
  return {
    ...check?.(values),
    ...(schema && toFormFields(schemaErrors(schema, values, text), options, values)),
  };
}

/** Maps errors of the server or the schema to the fields of the form. */
const toFormFields = <Values>(
  errors: FieldErrors,
  { serverNames }: FormOptions<Values>,
  values: Values,
): FieldErrors =>
  renameFields(
    errors,
    values,
    typeof serverNames === 'function' ? serverNames(values) : serverNames,
  );
