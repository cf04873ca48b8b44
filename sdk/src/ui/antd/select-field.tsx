import ChevronDown from 'lucide-react/icons/chevron-down';
import { Field, type FieldLook } from '../form/field';
import type { FieldBinding } from '../form/use-form';
import { deferredCode } from '../lazy/deferred-code';
import { useUiText } from '../text/use-ui-text';
import { StandIn, StandInOfSeveral } from './stand-in';
import { useEngineField, type EngineFieldProps } from './use-engine-field';
import type { SelectOption } from './select-engine';

export type { SelectOption };

interface SharedProps<Value extends string> extends FieldLook {
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  disabled?: boolean;
  /** Options are loading. */
  loading?: boolean;
  /** Called while the user types, if the server filters the options. */
  onSearch?(q: string): void;
}

export interface SelectFieldProps<Value extends string>
  extends FieldBinding<Value | ''>, SharedProps<Value> {}

const engineCode = deferredCode(
  () => import(/* webpackChunkName: "select-engine" */ './select-engine'),
);

/** Searchable select for a long list. antd's select is loaded on hover or focus. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { inUse, handlers, frame, shared } = useSelect(props);
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
          handlers={handlers}
        />
      )}
    </Field>
  );
}

export interface MultiSelectFieldProps<Value extends string>
  extends FieldBinding<Value[]>, SharedProps<Value> {
  /** Accepts typed values that are not among the options, such as email addresses, separated by commas or spaces. */
  takesTyped?: boolean;
}

/** Searchable select with several values. */
export function MultiSelectField<Value extends string>(props: MultiSelectFieldProps<Value>) {
  const { inUse, handlers, frame, shared } = useSelect(props);
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
          handlers={handlers}
        />
      )}
    </Field>
  );
}

/** Returns what the fields share: the frame, and the props of the select and its stand-in. */
function useSelect<Value extends string>(props: SharedProps<Value> & EngineFieldProps) {
  const text = useUiText();
  const { shared, ...rest } = useEngineField(engineCode, props);
  const { options, placeholder = text('select.choose'), loading, onSearch } = props;
  return {
    ...rest,
    shared: { ...shared, options, placeholder, none: text('select.none'), loading, onSearch },
  };
}
