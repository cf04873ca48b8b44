import { useTranslation } from '@praxis/sdk';
import { Icon, VisuallyHidden } from '@praxis/sdk/ui';
import { useFocusOfNext } from '@praxis/sdk/ui/page';
import X from 'lucide-react/icons/x';
import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import styles from './compose.module.css';
import { isAddress, endsRecipient, addTyped, type Recipient } from './content';

interface Props {
  label: string;
  value: readonly Recipient[];
  /** Text that is not a chip yet. */
  typed: string;
  onChange(value: readonly Recipient[], typed: string): void;
  /** Error of the field: no recipients. */
  error?: string;
  /** Button at the end of the row that shows the copy fields. */
  extra?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

const nameOf = ({ name, email }: Recipient): string => name || email;

/** Recipient field: each address becomes a chip, and an invalid one is marked. */
export function RecipientsField({ label, value, typed, onChange, error, extra, ref }: Props) {
  const { t } = useTranslation('demo');
  const id = useId();
  const chips = useRef<HTMLDivElement>(null);
  useFocusOfNext(
    chips,
    value.map(({ email }) => email),
    () => chips.current?.querySelector('input')?.focus(),
  );
  const invalid = value.map(({ email }) => email).filter((email) => !isAddress(email));
  const errorText =
    invalid.length > 0
      ? t('email.compose.wrongAddress', { count: invalid.length, addresses: invalid.join(', ') })
      : error;

  // The chips are outside the input, so screen readers don't announce their changes.
  const [announcement, setAnnouncement] = useState('');
  const announce = (change: 'added' | 'removed', recipients: readonly Recipient[]) =>
    setAnnouncement(
      recipients.length === 0
        ? ''
        : t(`email.compose.${change}`, { names: recipients.map(nameOf).join(', ') }),
    );

  const add = (text: string) => {
    if (text === '') return;
    const all = addTyped(value, text);
    announce('added', all.slice(value.length));
    onChange(all, '');
  };
  const removeLast = () => {
    announce('removed', value.slice(-1));
    onChange(value.slice(0, -1), '');
  };

  return (
    <div className={styles['row']}>
      <label htmlFor={id} className={styles['rowLabel']}>
        {label}
      </label>
      <div ref={chips} className={styles['chips']}>
        {value.map((one) => {
          const name = nameOf(one);
          return (
            <span
              key={one.email}
              data-key={one.email}
              className={styles['chip']}
              title={one.email}
              data-wrong={!isAddress(one.email) || undefined}
            >
              <span className={styles['chipName']}>{name}</span>
              <button
                type="button"
                aria-label={t('email.compose.remove', { name })}
                onClick={() =>
                  onChange(
                    value.filter(({ email }) => email !== one.email),
                    typed,
                  )
                }
              >
                <Icon of={X} size={14} />
              </button>
            </span>
          );
        })}
        <input
          ref={ref}
          id={id}
          type="text"
          inputMode="email"
          autoComplete="off"
          aria-invalid={errorText !== undefined || undefined}
          aria-describedby={errorText === undefined ? undefined : `${id}-error`}
          value={typed}
          onChange={({ target }) => {
            if (endsRecipient(target.value)) add(target.value);
            else onChange(value, target.value);
          }}
          onBlur={() => add(typed)}
          onPaste={(event) => {
            const { selectionStart, selectionEnd } = event.currentTarget;
            const pasted = event.clipboardData.getData('text').trim();
            const text = `${typed.slice(0, selectionStart ?? 0)}${pasted}${typed.slice(selectionEnd ?? 0)}`;
            if (!endsRecipient(text)) return;
            event.preventDefault();
            add(text);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              add(typed);
            } else if (event.key === 'Backspace' && typed === '') removeLast();
          }}
        />
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {extra}
      {errorText !== undefined && (
        <p id={`${id}-error`} role="alert" className={styles['fault']}>
          {errorText}
        </p>
      )}
    </div>
  );
}
