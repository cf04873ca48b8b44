import { Skeleton } from '../components/skeleton';
import { describedBy, Field, type FieldLook } from '../form/field';
import type { FieldBinding } from '../form/use-form';
import { lazyComponent } from '../lazy/lazy-component';
import { useUiText } from '../text/use-ui-text';
import type { CascaderControlProps } from './cascader-control';
import type { TreeNode } from './tree-node';

const CascaderControl = lazyComponent<CascaderControlProps>(
  () => import(/* webpackChunkName: "extension-cascader" */ './cascader-control'),
  <Skeleton height={40} />,
);

export interface CascaderFieldProps extends FieldBinding<readonly string[]>, FieldLook {
  /** Options of the first level, with nested children. */
  options: readonly TreeNode[];
  /** Placeholder of the empty field. */
  placeholder?: string;
  /** Shows the value but does not allow changes. */
  disabled?: boolean;
}

/** Selects from a hierarchy, level by level: country, state, city. The value is the path of ids. */
export function CascaderField({
  value,
  onChange,
  onBlur,
  options,
  placeholder,
  disabled = false,
  ...frame
}: CascaderFieldProps) {
  const text = useUiText();
  const { id, name: _name, error, ...look } = frame;
  return (
    <Field {...look} id={id} error={error} asks="choose">
      <CascaderControl
        id={id}
        described={describedBy(id, error, look.help)}
        failed={error !== undefined}
        clearable={look.optional ?? false}
        placeholder={placeholder ?? text('select.choose')}
        none={text('select.none')}
        disabled={disabled}
        options={options}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Field>
  );
}
