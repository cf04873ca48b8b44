import { useMemo } from 'react';
import Tree from 'antd/es/tree';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { AntdScope } from '../antd/antd-scope';
import { Icon } from '../components/icon';
import { allNodes, type TreeNode } from './tree-node';

export interface TreeProps {
  /** Names the tree for screen readers. */
  label: string;
  /** The first level; the others stand in them. */
  nodes: readonly TreeNode[];
  /** Ids of the nodes that are open at first; those of the first level by default. */
  open?: readonly string[];
  /** The chosen node. */
  selected?: string | null;
  /** Another node was chosen, or none. */
  onSelect?(id: string | null): void;
  /** Ids of the ticked nodes: with it each has a box, and one stands for all under it. */
  checked?: readonly string[];
  /** All that are ticked now. */
  onCheck?(ids: string[]): void;
  /** Pixels: only the rows in sight are made, for thousands of nodes. */
  height?: number;
}

interface Row {
  key: string;
  title: string;
  disabled?: boolean;
  children?: Row[];
}

/** Entries in entries, on antd's tree: arrow keys open, close and move. */
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
