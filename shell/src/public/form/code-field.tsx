import { TextField, type FieldBinding } from '@praxis/sdk/ui/form';
import styles from './code-field.module.css';

interface Props extends FieldBinding<string> {
  label: string;
}

const digits = 6;

/** Field for the six digits of an emailed code; strips spaces and dashes of pasted text. */
export function CodeField({ onChange, ...field }: Props) {
  return (
    <TextField
      {...field}
      className={styles.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      onChange={(text) => onChange(text.replace(/\D/g, '').slice(0, digits))}
    />
  );
}
