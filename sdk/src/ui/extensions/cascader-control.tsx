import Cascader from 'antd/es/cascader';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { AntdScope } from '../antd/antd-scope';
import { Icon } from '../components/icon';
import { popupOf } from './popup-of';
import type { TreeNode } from './tree-node';

export interface CascaderControlProps {
  id: string;
  described: object;
  failed: boolean;
  clearable: boolean;
  placeholder: string;
  none: string;
  disabled: boolean;
  options: readonly TreeNode[];
  value: readonly string[];
  onChange(value: string[]): void;
  onBlur(): void;
}

interface Option {
  value: string;
  label: string;
  disabled?: boolean;
  children?: Option[];
}

/** Levels beside each other, on antd's cascader; typing finds an entry of any level. */
export default function CascaderControl({
  described,
  failed,
  clearable,
  none,
  options,
  value,
  onChange,
  ...control
}: CascaderControlProps) {
  return (
    <AntdScope>
      <Cascader<Option>
        {...control}
        {...described}
        options={options.map(toOption)}
        status={failed ? 'error' : undefined}
        allowClear={clearable}
        notFoundContent={none}
        showSearch
        popupRender={popupOf(control.id)}
        suffixIcon={<Icon of={ChevronDown} size={16} />}
        expandIcon={<Icon of={ChevronRight} size={16} />}
        style={{ width: '100%' }}
        value={[...value]}
        onChange={(path) => onChange((path ?? []).map(String))}
      />
    </AntdScope>
  );
}

function toOption({ id, label, disabled, children }: TreeNode): Option {
  return { value: id, label, disabled, children: children?.map(toOption) };
}
