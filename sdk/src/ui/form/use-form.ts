import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { isNotFound, RequestError, toFailure, type Failure } from '../../data/request-error';
import { useUiText } from '../text/use-ui-text';
import { renamed, schemaErrors, serverErrors, type FieldErrors, type FormSchema } from './issues';
import { useAfterPress } from './use-after-press';
import { useIdsOnScreen } from './use-ids-on-screen';
import { useKeptValues } from './use-kept-values';
import { addChanges, changesBetween, withChanges, withTyped, type ChangedField } from './meanwhile';
import {
  atShownFields,
  fieldId,
  focusUnfinished,
  idsOnScreen,
  inScreenOrder,
  isInNewLine,
  ofShownFields,
} from './screen-order';
import { valueAt, withValueAt, type PathOf, type ValueAt } from './paths';

type ServerNames = Readonly<Record<string, string>>;

export interface FormOptions<Values> {
  initial: Values;
  /**
   * The record as it was loaded last. Where its version grows while the form is filled in, the
   * fields follow it, except those that were typed in; the form shows what changed.
   */
  newest?: { version: number; values: NoInfer<Values> };
  /** Judges the values; the contract's own schema of the request, mostly. */
  schema?: FormSchema;
  /** Further faults, as texts by field: what a schema cannot know. */
  check?(values: NoInfer<Values>): FieldErrors;
  /**
   * Fields of the form by the names that the request and its schema have for them, where those differ;
   * a function of the values where they change with them.
   */
  serverNames?: ServerNames | ((values: NoInfer<Values>) => ServerNames);
  /** Sends the values. A `RequestError` that it throws goes to the fields and to the summary. */
  onSubmit(values: NoInfer<Values>): Promise<void> | void;
}

/** What ties a field to its form: spread it on one. */
export interface FieldBinding<Value> {
  /** Of the control; the form's summary leads to it. `form.field('name')` gives it and the next ones. */
  id: string;
  /** The path of the value in the form. */
  name: string;
  /** What the field shows. */
  value: Value;
  /** Something else was entered. */
  onChange(value: Value): void;
  /** The field was left: its fault shows from now on. */
  onBlur(): void;
  /** What is at fault, as a text. */
  error?: string;
}

export interface FormState<Values> {
  id: string;
  values: Values;
  /** Texts by field, of those that are shown, as the fields stand on the screen. */
  errors: FieldErrors;
  /** The submission that failed, where it was not for the fields alone. */
  failure: Failure | null;
  submitting: boolean;
  /** Something was changed since the values were loaded or saved. */
  dirty: boolean;
  /** What somebody else changed while the form was filled in. */
  meanwhile: readonly ChangedField[];
  /** How often sending was tried in vain; the summary takes the focus when it grows. */
  attempts: number;
  field<Path extends PathOf<Values>>(path: Path): FieldBinding<ValueAt<Values, Path>>;
  set<Path extends PathOf<Values>>(path: Path, value: ValueAt<Values, Path>): void;
  /** Takes other values as the saved ones; those given or the first ones. */
  reset(values?: Values): void;
  submit(event?: SyntheticEvent): Promise<void>;
}

/**
 * The state of a form: values, faults, sending. A field's fault shows once the field was left or
 * sending was tried, and goes away as soon as it is mended. What was typed is never lost.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const text = useUiText();
  const id = useId();
  const [saved, setSaved] = useState(options.initial);
  const [values, setValues] = useState(options.initial);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [fromServer, setFromServer] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure | null>(null);
  const [submitting, setSubmitting] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [tried, setTried] = useState<readonly string[]>([]);
  const [meanwhile, setMeanwhile] = useState<readonly ChangedField[]>([]);
  const [version, setVersion] = useState(options.newest?.version ?? 0);
  const busy = useRef(false);
  const resets = useRef(0);
  const sent = useRef<Values>(null);
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

  // Lines are added and removed after sending was tried, too.
  const ids = useIdsOnScreen(id, attempts > 0);
  const found = judge(options, values, text);
  const wasTried = (path: string) => attempts > 0 && !isInNewLine(fieldId(id, path), ids, tried);
  const shown = Object.entries(found).filter(([path]) => wasTried(path) || visited.has(path));
  const faults = { ...fromServer, ...Object.fromEntries(shown) };
  const errors = inScreenOrder(atShownFields(faults, id, ids), id, ids);

  const dirty = values !== saved && JSON.stringify(values) !== JSON.stringify(saved);

  const { newest } = options;
  if (newest && newest.version > version) {
    const changes = changesBetween(saved, newest.values);
    setVersion(newest.version);
    setSaved(newest.values);
    setValues(dirty ? withChanges(values, changes) : newest.values);
    if (dirty) setMeanwhile(addChanges(meanwhile, changes));
  }

  const set = (path: string, value: unknown) => {
    setValues((current) => withValueAt(current, path, value));
    setFromServer(({ [path]: _mended, ...others }) => others);
  };

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (busy.current || focusUnfinished(id)) return;
    setFailure(null);
    setTried(idsOnScreen(id));
    if (Object.keys(found).length > 0) {
      setAttempts((count) => count + 1);
      return;
    }
    busy.current = true;
    sent.current = values;
    setSubmitting(true);
    try {
      const before = resets.current;
      await options.onSubmit(values);
      // Sending may itself have said what is saved now: an emptied form, what the server made of it.
      if (resets.current === before) setSaved(values);
      setAttempts(0);
      setVisited(new Set());
      setMeanwhile([]);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const failed = toFailure(error);
      const onScreen = idsOnScreen(id);
      const named = serverErrors(failed.fields, text, serverNamesOf(options, values));
      const fields = ofShownFields(atShownFields(named, id, onScreen), id, onScreen);
      setFromServer(fields);
      // Where no field shows what is wrong, the form says it itself.
      setFailure(Object.keys(fields).length > 0 ? null : failed);
      setAttempts((count) => count + 1);
    } finally {
      busy.current = false;
      sent.current = null;
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
        // A field that was only passed through is not blamed for being empty.
        if (valueAt(values, path) !== valueAt(saved, path))
          afterPress(() => setVisited((current) => new Set(current).add(path)));
      },
      error: errors[path],
    }),
    set,
    reset: (next = options.initial) => {
      resets.current += 1;
      setSaved(next);
      // What was typed while the form was being sent was not sent, and stays.
      const { current: before } = sent;
      setValues((current) => (before ? withTyped(next, changesBetween(before, current)) : next));
      setVisited(new Set());
      setFromServer({});
      setFailure(null);
      setAttempts(0);
      setMeanwhile([]);
    },
    submit,
  };
}

function judge<Values>(
  options: FormOptions<Values>,
  values: Values,
  text: Parameters<typeof schemaErrors>[2],
): FieldErrors {
  const { schema, check } = options;
  return {
    ...check?.(values),
    ...(schema ? renamed(schemaErrors(schema, values, text), serverNamesOf(options, values)) : {}),
  };
}

const serverNamesOf = <Values>({ serverNames }: FormOptions<Values>, values: Values) =>
  typeof serverNames === 'function' ? serverNames(values) : serverNames;
