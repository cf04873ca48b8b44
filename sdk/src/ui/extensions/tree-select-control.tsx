import TreeSelect from 'antd/es/tree-select';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { AntdScope } from '../antd/antd-scope';
import { useClearButton } from '../antd/use-clear-button';
import { Icon } from '../components/icon';
import type { TreeNode } from './tree-node';

export interface TreeSelectControlProps {
  id: string;
  described: object;
  failed: boolean;
  placeholder: string;
  none: string;
  disabled: boolean;
  nodes: readonly TreeNode[];
  value: readonly string[];
  onChange(value: string[]): void;
  onBlur(): void;
}

interface Option {
  value: string;
  title: string;
  disabled?: boolean;
  children?: Option[];
}

/** A dropdown with a checkable tree, based on antd's tree select. */
export default function TreeSelectControl({
  described,
  failed,
  none,
  nodes,
  value,
  onChange,
  ...control
}: TreeSelectControlProps) {
  const allowClear = useClearButton(true);
  return (
    <AntdScope>
      <TreeSelect<string[], Option>
        {...control}
        {...described}
        treeData={nodes.map(toOption)}
        status={failed ? 'error' : undefined}
        treeCheckable
        allowClear={allowClear}
        showSearch={{ treeNodeFilterProp: 'title' }}
        maxTagCount="responsive"
        notFoundContent={none}
        // antd sets `aria-controls` to an element that it renders for flat lists only.
        popupRender={(content) => <div id={`${control.id}_list`}>{content}</div>}
        suffixIcon={<Icon of={ChevronDown} size={16} />}
        style={{ width: '100%' }}
        value={[...value]}
        onChange={onChange}
      />
    </AntdScope>
  );
}

function toOption({ id, label, disabled, children }: TreeNode): Option {
  return { value: id, title: label, disabled, children: children?.map(toOption) };
}
