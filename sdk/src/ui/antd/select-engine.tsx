import Select from 'antd/es/select';
import type { ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '../components/icon';
import { AntdScope } from './antd-scope';
import { useTakeOver, type TakeOver } from './take-over';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
  /** What reads of it once it is chosen among several; the label where it is left out. */
  chosen?: string;
}

interface SharedProps {
  id: string;
  described: object;
  options: readonly SelectOption<string>[];
  placeholder: string;
  /** Said where no option fits. */
  none: ReactNode;
  failed: boolean;
  disabled?: boolean;
  loading?: boolean;
  onSearch?(q: string): void;
  onBlur(): void;
  /** Where somebody was in the field before this code was there. */
  from: TakeOver | null;
}

interface SelectControlProps extends SharedProps {
  value: string;
  clearable: boolean;
  onChange(value: string): void;
}

/** One of a long list, on antd's select. */
export function SelectControl({ value, clearable, onChange, ...shared }: SelectControlProps) {
  useTakeOver(shared.from);
  return (
    <AntdScope>
      <Select<string>
        {...antdProps(shared)}
        allowClear={clearable}
        value={value === '' ? undefined : value}
        onChange={(next: string | undefined) => onChange(next ?? '')}
      />
    </AntdScope>
  );
}

interface MultiSelectControlProps extends SharedProps {
  value: string[];
  takesTyped: boolean;
  onChange(value: string[]): void;
}

/** Some of a long list, on antd's select. */
export function MultiSelectControl({
  value,
  takesTyped,
  onChange,
  ...shared
}: MultiSelectControlProps) {
  useTakeOver(shared.from);
  return (
    <AntdScope>
      <Select<string[]>
        {...antdProps(shared)}
        {...(takesTyped
          ? { mode: 'tags', tokenSeparators: [',', ';', ' '] }
          : { mode: 'multiple' })}
        labelRender={({ label, value: one }) =>
          shared.options.find((option) => option.value === one)?.chosen ?? label
        }
        value={value}
        onChange={onChange}
      />
    </AntdScope>
  );
}

function antdProps({
  id,
  described,
  options,
  placeholder,
  none,
  failed,
  disabled,
  loading,
  onSearch,
  onBlur,
  from,
}: SharedProps) {
  return {
    ...described,
    id,
    options: [...options],
    placeholder,
    notFoundContent: none,
    status: failed ? ('error' as const) : undefined,
    disabled,
    loading,
    autoFocus: from !== null,
    defaultOpen: from !== null && (from.open || from.typed !== ''),
    suffixIcon: <Icon of={ChevronDown} size={16} />,
    showSearch: onSearch ? { filterOption: false, onSearch } : { optionFilterProp: 'label' },
    style: { width: '100%' },
    onBlur,
  };
}
