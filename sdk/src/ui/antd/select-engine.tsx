import Select, { type RefSelectProps } from 'antd/es/select';
import { useEffect, useRef, type ReactNode } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Icon } from '../components/icon';
import { AntdScope } from './antd-scope';
import { ChosenChip } from './chosen-chip';
import { useTakeOver, type TakeOver } from './take-over';
import { useClearButton } from './use-clear-button';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
  /** Text of its chip in a multi-select; defaults to the label. */
  chosen?: string;
}

interface SharedProps {
  id: string;
  described: object;
  options: readonly SelectOption<string>[];
  placeholder: string;
  /** Shown if no option matches. */
  none: ReactNode;
  failed: boolean;
  disabled?: boolean;
  loading?: boolean;
  onSearch?(q: string): void;
  onBlur(): void;
  /** State of the stand-in when this code was loaded; null if it did not have the focus. */
  from: TakeOver | null;
}

interface SelectControlProps extends SharedProps {
  value: string;
  clearable: boolean;
  onChange(value: string): void;
}

/** Select with one value, on antd's select. */
export function SelectControl({ value, clearable, onChange, ...shared }: SelectControlProps) {
  useTakeOver(shared.from);
  const allowClear = useClearButton(clearable);
  return (
    <AntdScope>
      <Select<string>
        {...antdProps(shared)}
        allowClear={allowClear}
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

/** Select with several values, on antd's select. */
export function MultiSelectControl({
  value,
  takesTyped,
  onChange,
  ...shared
}: MultiSelectControlProps) {
  const field = useRef<RefSelectProps>(null);
  useTakeOver(shared.from);
  useEffect(
    () => (field.current ? keepTabFromSelecting(field.current.nativeElement) : undefined),
    [],
  );
  return (
    <AntdScope>
      <Select<string[]>
        {...antdProps(shared)}
        ref={field}
        {...(takesTyped
          ? { mode: 'tags', tokenSeparators: [',', ';', ' '] }
          : { mode: 'multiple' })}
        labelRender={({ label, value: one }) =>
          shared.options.find((option) => option.value === one)?.chosen ?? label
        }
        tagRender={(chip) => <ChosenChip {...chip} />}
        value={value}
        onChange={onChange}
      />
    </AntdScope>
  );
}

/**
 * Keeps antd from selecting the first option of the open list on Tab, which should only leave the field.
 * With typed text, antd handles the key.
 *
 * @returns function that removes the listener
 */
function keepTabFromSelecting(field: HTMLElement) {
  const onKeyDown = (event: KeyboardEvent) => {
    const typed = event.target instanceof HTMLInputElement ? event.target.value : '';
    if (event.key === 'Tab' && typed === '') event.stopPropagation();
  };
  field.addEventListener('keydown', onKeyDown, true);
  return () => field.removeEventListener('keydown', onKeyDown, true);
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
