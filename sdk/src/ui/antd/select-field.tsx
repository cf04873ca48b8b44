import Select from 'antd/es/select';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '../components/icon';
import { describedBy, Field, type FieldLook } from '../form/field';
import type { FieldBinding } from '../form/use-form';
import { useUiText } from '../text/use-ui-text';
import { AntdScope } from './antd-scope';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

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

/** One of a long list, found by typing. */
export function SelectField<Value extends string>({
  value,
  onChange,
  ...props
}: SelectFieldProps<Value>) {
  return (
    <SelectFrame {...props}>
      {(shared) => (
        <Select<Value>
          {...shared}
          options={[...props.options]}
          allowClear={props.optional ?? false}
          value={value === '' ? undefined : value}
          onChange={(next: Value | undefined) => onChange(next ?? '')}
        />
      )}
    </SelectFrame>
  );
}

export interface MultiSelectFieldProps<Value extends string>
  extends FieldBinding<Value[]>, SharedProps<Value> {}

/** Some of a long list, found by typing. */
export function MultiSelectField<Value extends string>({
  value,
  onChange,
  ...props
}: MultiSelectFieldProps<Value>) {
  return (
    <SelectFrame {...props}>
      {(shared) => (
        <Select<Value[]>
          {...shared}
          mode="multiple"
          options={[...props.options]}
          value={value}
          onChange={onChange}
        />
      )}
    </SelectFrame>
  );
}

type FrameProps<Value extends string> = SharedProps<Value> &
  Omit<FieldBinding<unknown>, 'value' | 'onChange'> & {
    children(shared: ReturnType<typeof sharedProps>): React.ReactNode;
  };

function SelectFrame<Value extends string>({ children, ...props }: FrameProps<Value>) {
  const text = useUiText();
  const { id, label, help, optional, hideLabel, className, error } = props;
  return (
    <Field {...{ id, label, help, optional, hideLabel, className, error }} asks="choose">
      <AntdScope>
        {children(sharedProps(props, text('select.choose'), text('select.none')))}
      </AntdScope>
    </Field>
  );
}

function sharedProps<Value extends string>(
  props: Omit<FrameProps<Value>, 'children'>,
  choose: string,
  none: string,
) {
  return {
    ...describedBy(props.id, props.error, props.help),
    id: props.id,
    disabled: props.disabled,
    loading: props.loading,
    status: props.error ? ('error' as const) : undefined,
    placeholder: props.placeholder ?? choose,
    notFoundContent: none,
    suffixIcon: <Icon of={ChevronDown} size={16} />,
    showSearch: props.onSearch
      ? { filterOption: false, onSearch: props.onSearch }
      : { optionFilterProp: 'label' },
    style: { width: '100%' },
    onBlur: props.onBlur,
  };
}
