import Cascader from 'antd/es/cascader';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { AntdScope } from '../antd/antd-scope';
import { useClearButton } from '../antd/use-clear-button';
import { Icon } from '../components/icon';
import { VisuallyHidden } from '../components/visually-hidden';
import { LevelTree } from './level-tree';
import type { TreeNode } from './tree-node';

export interface CascaderControlProps {
  id: string;
  described: { 'aria-describedby': string | undefined };
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

/** Levels side by side, based on antd's cascader; typing searches all levels. */
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
  const { id } = control;
  const allowClear = useClearButton(clearable);
  const path = labelsOf(value, options).join(' / ');
  return (
    <AntdScope>
      {/* antd renders the value next to the input, which is empty for screen readers. */}
      <VisuallyHidden id={`${id}-value`}>{path}</VisuallyHidden>
      <Cascader<Option>
        {...control}
        {...described}
        aria-describedby={
          [path && `${id}-value`, described['aria-describedby']].filter(Boolean).join(' ') ||
          undefined
        }
        options={options.map(toOption)}
        status={failed ? 'error' : undefined}
        allowClear={allowClear}
        notFoundContent={none}
        showSearch
        popupRender={(levels) => <LevelTree id={id}>{levels}</LevelTree>}
        suffixIcon={<Icon of={ChevronDown} size={16} />}
        expandIcon={<Icon of={ChevronRight} size={16} />}
        style={{ width: '100%' }}
        value={[...value]}
        onChange={(chosen) => onChange((chosen ?? []).map(String))}
      />
    </AntdScope>
  );
}

/** Returns the labels of the selected path. */
function labelsOf(path: readonly string[], options: readonly TreeNode[]): string[] {
  const [first, ...rest] = path;
  const node = options.find(({ id }) => id === first);
  return node ? [node.label, ...labelsOf(rest, node.children ?? [])] : [];
}

function toOption({ id, label, disabled, children }: TreeNode): Option {
  return { value: id, label, disabled, children: children?.map(toOption) };
}
