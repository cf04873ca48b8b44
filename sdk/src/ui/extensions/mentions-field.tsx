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
  /** Who can be mentioned: `value` is written, `label` is offered. */
  people: readonly { value: string; label: string }[];
  /** Shown while nothing is entered. */
  placeholder?: string;
  /** It shows its value and takes no other. */
  disabled?: boolean;
}

/** Several lines of text in which @ offers people. */
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
