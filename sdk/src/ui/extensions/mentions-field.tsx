import { Skeleton } from '../components/skeleton';
import { describedBy, Field, type FieldLook } from '../form/field';
import type { FieldBinding } from '../form/use-form';
import { lazyComponent } from '../lazy/lazy-component';
import { useUiText } from '../text/use-ui-text';
import type { MentionsControlProps } from './mentions-control';

const MentionsControl = lazyComponent<MentionsControlProps>(
  () => import(/* webpackChunkName: "extension-mentions" */ './mentions-control'),
  <Skeleton height={88} />,
);

export interface MentionsFieldProps extends FieldBinding<string>, FieldLook {
  /** People to mention: `value` is inserted, `label` is displayed in the list. */
  people: readonly { value: string; label: string }[];
  /** Placeholder of the empty field. */
  placeholder?: string;
  /** Shows the value but does not allow changes. */
  disabled?: boolean;
}

/** A text area in which @ suggests people to mention. */
export function MentionsField({
  value,
  onChange,
  onBlur,
  people,
  placeholder,
  disabled = false,
  ...frame
}: MentionsFieldProps) {
  const text = useUiText();
  const { id, name: _name, error, ...look } = frame;
  return (
    <Field {...look} id={id} error={error}>
      <MentionsControl
        id={id}
        described={describedBy(id, error, look.help)}
        failed={error !== undefined}
        placeholder={placeholder}
        none={text('select.none')}
        disabled={disabled}
        people={people}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Field>
  );
}
