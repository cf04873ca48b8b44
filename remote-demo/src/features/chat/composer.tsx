import { textLimits } from '@praxis/contract/demo/fields';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import Send from 'lucide-react/icons/send-horizontal';
import { useTranslation } from '@praxis/sdk';
import { IconButton } from '@praxis/sdk/ui';
import { classNames } from '@praxis/sdk/ui/class-names';
import { isPhone } from '@praxis/sdk/ui/page';
import styles from './conversation.module.css';

interface ComposerProps {
  /** Name of the recipient. */
  name: string;
  text: string;
  onText(text: string): void;
  onSend(text: string): void;
}

/** Message field: Enter sends, Shift+Enter starts a new line. */
export function Composer({ name, text, onText, onSend }: ComposerProps) {
  const { t } = useTranslation('demo');
  const field = useRef<HTMLTextAreaElement>(null);

  // Focuses the field after a choice in the list; on a phone the on-screen keyboard would hide the
  // messages.
  useEffect(() => {
    if (!isPhone() && document.activeElement?.matches('nav li > a')) field.current?.focus();
  }, []);

  const send = () => {
    if (text.trim() !== '') onSend(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={classNames(styles['composer'], 'praxis-acts-at-foot')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        field.current?.focus();
      }}
    >
      <textarea
        ref={field}
        rows={1}
        className={styles['field']}
        aria-label={t('chat.messageTo', { name })}
        placeholder={t('chat.messageTo', { name })}
        maxLength={textLimits.message}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        type="submit"
        icon={Send}
        label={t('chat.send')}
        className={styles['send']}
        aria-disabled={text.trim() === ''}
      />
    </form>
  );
}
