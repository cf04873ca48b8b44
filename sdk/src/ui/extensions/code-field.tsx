import { Skeleton } from '../components/skeleton';
import { lazyComponent } from '../lazy/lazy-component';
import { FieldGroup, type GroupField } from './field-group';
import type { CodeControlProps } from './code-control';

const CodeControl = lazyComponent<CodeControlProps>(
  () => import(/* webpackChunkName: "extension-code" */ './code-control'),
  <Skeleton height={40} width={280} />,
);

export type CodeFieldProps = GroupField<string> & {
  /** Number of digits; 6 by default. */
  length?: number;
  /** Shows the value but does not allow changes. */
  disabled?: boolean;
  /** Called when the last digit is entered. */
  onComplete?(code: string): void;
};

/** A one-time code from an email or an app, entered digit by digit or pasted. */
export function CodeField({
  value,
  onChange,
  length = 6,
  disabled = false,
  onComplete,
  ...look
}: CodeFieldProps) {
  return (
    <FieldGroup {...look}>
      <CodeControl
        length={length}
        disabled={disabled}
        failed={look.error !== undefined}
        value={value}
        onChange={onChange}
        onComplete={onComplete}
      />
    </FieldGroup>
  );
}
