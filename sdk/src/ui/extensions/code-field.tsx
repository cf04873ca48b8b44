import { Skeleton } from '../components/skeleton';
import { lazyComponent } from '../lazy/lazy-component';
import { FieldGroup, type GroupField } from './field-group';
import type { CodeControlProps } from './code-control';

const CodeControl = lazyComponent<CodeControlProps>(
  () => import(/* webpackChunkName: "extension-code" */ './code-control'),
  <Skeleton height={40} width={280} />,
);

export type CodeFieldProps = GroupField<string> & {
  /** How many digits it has; 6 by default. */
  length?: number;
  /** It shows its value and takes no other. */
  disabled?: boolean;
  /** The last digit was entered. */
  onComplete?(code: string): void;
};

/** A code from an email or an app, digit by digit; a whole one can be pasted. */
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
