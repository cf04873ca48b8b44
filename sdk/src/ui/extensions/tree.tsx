import { useMemo } from 'react';
import Tree from 'antd/es/tree';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { AntdScope } from '../antd/antd-scope';
import { Icon } from '../components/icon';
import { allNodes, type TreeNode } from './tree-node';

export interface TreeProps {
  /** Accessible name. */
  label: string;
  /** Nodes of the first level, with nested children. */
  nodes: readonly TreeNode[];
  /** Ids of the initially expanded nodes; the first level by default. */
  open?: readonly string[];
  /** Id of the selected node. */
  selected?: string | null;
  /** Called with the selected node's id, or null. */
  onSelect?(id: string | null): void;
  /** Ids of the checked nodes; adds checkboxes, each of which includes its descendants. */
  checked?: readonly string[];
  /** Called with the ids of all checked nodes. */
  onCheck?(ids: string[]): void;
  /** Height in pixels; enables virtual scrolling, for thousands of nodes. */
  height?: number;
}

interface Row {
  key: string;
  title: string;
  disabled?: boolean;
  children?: Row[];
}

/** Nested items, based on antd's tree; arrow keys expand, collapse and move. */
export default function TreeView({
  label,
  nodes,
  open,
  selected,
  onSelect,
  checked,
  onCheck,
  height,
}: TreeProps) {
  const rows = useMemo(() => nodes.map(toRow), [nodes]);
  const known = useMemo(() => new Set([...allNodes(nodes)].map(({ id }) => id)), [nodes]);
  return (
    <AntdScope>
      <Tree<Row>
        aria-label={label}
        blockNode
        treeData={rows}
        defaultExpandedKeys={[...(open ?? nodes.map(({ id }) => id))]}
        height={height}
        switcherIcon={<Icon of={ChevronDown} size={16} />}
        selectable={onSelect !== undefined}
        selectedKeys={selected == null ? [] : [selected]}
        onSelect={([key]) => onSelect?.(key === undefined ? null : String(key))}
        checkable={checked !== undefined}
        checkedKeys={checked?.filter((id) => known.has(id))}
        onCheck={(keys) => onCheck?.((Array.isArray(keys) ? keys : keys.checked).map(String))}
      />
    </AntdScope>
  );
}

function toRow({ id, label, disabled, children }: TreeNode): Row {
  return { key: id, title: label, disabled, children: children?.map(toRow) };
}
