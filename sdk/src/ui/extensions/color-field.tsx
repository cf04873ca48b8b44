import { Skeleton } from '../components/skeleton';
import { useUiText } from '../text/use-ui-text';
import { TextField } from '../form/text-field';
import type { FieldLook } from '../form/field';
import type { FieldBinding } from '../form/use-form';
import { lazyComponent } from '../lazy/lazy-component';
import type { ColorControlProps } from './color-control';

const ColorControl = lazyComponent<ColorControlProps>(
  () => import(/* webpackChunkName: "extension-color" */ './color-control'),
  <Skeleton height={24} width={24} />,
);

export interface ColorFieldProps extends FieldBinding<string>, FieldLook {
  /** Shows the value but does not allow changes. */
  disabled?: boolean;
}

const hex = /^#[\da-f]{6}$/i;

/** A color as #rrggbb: typed, or picked from the chart colors or a palette. */
export function ColorField({ value, error: formError, ...field }: ColorFieldProps) {
  const text = useUiText();
  const error = formError ?? (value === '' || hex.test(value) ? undefined : text('extensions.hex'));
  return (
    <TextField
      {...field}
      value={value}
      error={error}
      autoComplete="off"
      spellCheck={false}
      prefix={
        <ColorControl
          value={hex.test(value) ? value : undefined}
          disabled={field.disabled ?? false}
          onChange={field.onChange}
        />
      }
    />
  );
}
