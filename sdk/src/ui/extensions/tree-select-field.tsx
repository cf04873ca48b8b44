import { Skeleton } from '../components/skeleton';
import { describedBy, Field, type FieldLook } from '../form/field';
import type { FieldBinding } from '../form/use-form';
import { lazyComponent } from '../lazy/lazy-component';
import { useUiText } from '../text/use-ui-text';
import type { TreeNode } from './tree-node';
import type { TreeSelectControlProps } from './tree-select-control';

const TreeSelectControl = lazyComponent<TreeSelectControlProps>(
  () => import(/* webpackChunkName: "extension-tree-select" */ './tree-select-control'),
  <Skeleton height={40} />,
);

export interface TreeSelectFieldProps extends FieldBinding<readonly string[]>, FieldLook {
  /** Nodes of the first level, with nested children. */
  nodes: readonly TreeNode[];
  /** Placeholder of the empty field. */
  placeholder?: string;
  /** Shows the value but does not allow changes. */
  disabled?: boolean;
}

/** Selects nodes of a tree; selecting a node selects its descendants. The value is the ids of the leaves. */
export function TreeSelectField({
  value,
  onChange,
  onBlur,
  nodes,
  placeholder,
  disabled = false,
  ...frame
}: TreeSelectFieldProps) {
  const text = useUiText();
  const { id, name: _name, error, ...look } = frame;
  return (
    <Field {...look} id={id} error={error} asks="choose">
      <TreeSelectControl
        id={id}
        described={describedBy(id, error, look.help)}
        failed={error !== undefined}
        placeholder={placeholder ?? text('select.choose')}
        none={text('select.none')}
        disabled={disabled}
        nodes={nodes}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Field>
  );
}
