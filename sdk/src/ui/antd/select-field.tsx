import ChevronDown from 'lucide-react/icons/chevron-down';
import { describedBy, Field, type FieldLook } from '../form/field';
import type { FieldBinding } from '../form/use-form';
import { deferredCode } from '../lazy/deferred-code';
import { fetchFailure } from '../lazy/fetch-failure';
import { useFailureText } from '../text/failure-text';
import { useUiText } from '../text/use-ui-text';
import { StandIn, StandInOfSeveral } from './stand-in';
import { useEngine } from './use-engine';
import type { SelectOption } from './select-engine';

export type { SelectOption };

interface SharedProps<Value extends string> extends FieldLook {
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  disabled?: boolean;
  /** Options are on their way. */
  loading?: boolean;
  /** The server finds the options: called while somebody types. */
  onSearch?(q: string): void;
}

export interface SelectFieldProps<Value extends string>
  extends FieldBinding<Value | ''>, SharedProps<Value> {}

const engineCode = deferredCode(
  () => import(/* webpackChunkName: "select-engine" */ './select-engine'),
);

/** One of a long list, found by typing. antd's select is fetched when the hand comes near. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { inUse, touch, frame, shared } = useSelect(props);
  const { value, onChange, options } = props;
  return (
    <Field {...frame}>
      {inUse ? (
        <inUse.engine.SelectControl
          {...shared}
          clearable={props.optional ?? false}
          from={inUse.from}
          value={value}
          onChange={(next) => onChange(next as Value | '')}
        />
      ) : (
        <StandIn
          {...shared}
          opensList
          icon={ChevronDown}
          shown={options.find((option) => option.value === value)?.label ?? value}
          touch={touch}
        />
      )}
    </Field>
  );
}

export interface MultiSelectFieldProps<Value extends string>
  extends FieldBinding<Value[]>, SharedProps<Value> {
  /** What is typed and none of the options is chosen, too: an email address. Commas and spaces end it. */
  takesTyped?: boolean;
}

/** Some of a long list, found by typing. */
export function MultiSelectField<Value extends string>(props: MultiSelectFieldProps<Value>) {
  const { inUse, touch, frame, shared } = useSelect(props);
  const { value, onChange, options } = props;
  return (
    <Field {...frame}>
      {inUse ? (
        <inUse.engine.MultiSelectControl
          {...shared}
          takesTyped={props.takesTyped ?? false}
          from={inUse.from}
          value={value}
          onChange={(next) => onChange(next as Value[])}
        />
      ) : (
        <StandInOfSeveral
          {...shared}
          opensList
          icon={ChevronDown}
          chosen={value.map((one) => {
            const option = options.find((candidate) => candidate.value === one);
            return option?.chosen ?? option?.label ?? one;
          })}
          touch={touch}
        />
      )}
    </Field>
  );
}

/** What both have in common: the frame, and what the control takes whatever it is made of. */
function useSelect<Value extends string>(
  props: SharedProps<Value> & Omit<FieldBinding<unknown>, 'value' | 'onChange'>,
) {
  const text = useUiText();
  const failureText = useFailureText();
  const { inUse, failed, touch } = useEngine(engineCode);
  const { id, label, help, optional, hideLabel, className, options, disabled, loading } = props;
  const error = props.error ?? (failed ? failureText(fetchFailure()) : undefined);
  return {
    inUse,
    touch,
    frame: {
      ...{ id, label, help, optional, hideLabel, className, error },
      asks: 'choose' as const,
    },
    shared: {
      id,
      described: describedBy(id, error, help),
      options,
      placeholder: props.placeholder ?? text('select.choose'),
      none: text('select.none'),
      failed: error !== undefined,
      disabled,
      loading,
      onSearch: props.onSearch,
      onBlur: props.onBlur,
    },
  };
}
