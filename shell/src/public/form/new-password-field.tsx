import { minPasswordLength, passwordFault } from '@praxis/contract/rules/accounts/password';
import { useTranslation } from '@praxis/sdk';
import { PasswordField, type FieldBinding } from '@praxis/sdk/ui/form';
import styles from './new-password-field.module.css';
import { passwordStrength } from './password-strength';
import { useDebouncedAnnouncement } from './use-debounced-announcement';

interface Props extends FieldBinding<string> {
  label: string;
  /** The account's email, which must not be the password. */
  email: string;
}

/** Field for a new password, with the rule and a strength meter. */
export function NewPasswordField({ email, ...field }: Props) {
  const { t } = useTranslation('public');
  const { value } = field;
  const fault = value === '' ? undefined : passwordFault(value, email);
  const strength = passwordStrength(value, email);
  const missing = minPasswordLength - [...value].length;
  const hint =
    fault === 'tooShort'
      ? t('password.missing', { count: missing })
      : t(fault ? `password.${fault}` : `password.strength.${strength}`);
  useDebouncedAnnouncement(value === '' ? '' : hint, value);
  return (
    <div>
      <PasswordField {...field} autoComplete="new-password" help={t('password.rule')} />
      {value !== '' && (
        <div className={styles.strength} data-strength={strength}>
          <span className={styles.bar} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          <span>{hint}</span>
        </div>
      )}
    </div>
  );
}
