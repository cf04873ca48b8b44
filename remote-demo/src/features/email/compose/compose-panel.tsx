import { textLimits } from '@praxis/contract/demo/fields';
import { useHost, useTranslation } from '@praxis/sdk';
import { RequestError, toFailure } from '@praxis/sdk/data';
import { Alert, Button, IconButton, useFailureText, useUiText } from '@praxis/sdk/ui';
import { EditorField } from '@praxis/sdk/ui/editor';
import { focusUnfinished } from '@praxis/sdk/ui/form';
import Send from 'lucide-react/icons/send';
import Trash from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AttachButton, AttachedFiles } from './attachments-field';
import styles from './compose.module.css';
import { isAddress, type Content, type Line } from './content';
import { RecipientsField } from './recipients-field';
import { useAttach } from './use-attach';
import { useDiscard } from './use-discard';
import { useDraft } from './use-draft';
import type { Conflict } from './use-draft-record';
import { useEscapeIn } from './use-escape-in';
import { useSend } from './use-send';

interface Props extends Pick<
  Parameters<typeof useDraft>[0],
  'initialDraft' | 'inReplyTo' | 'stored'
> {
  title: string;
  initial: Content;
  onSaved(id: number, isClosed: boolean): void;
  onClose(): void;
}

/** Window for writing an email, next to the mailbox. Closing it saves the content as a draft. */
export function ComposePanel({ title, initial, onSaved, onClose, ...known }: Props) {
  const { t } = useTranslation('demo');
  const { notify } = useHost();
  const text = useUiText();
  const failureText = useFailureText();
  const titleId = useId();
  const [content, setContent] = useState(initial);
  const [copies, setCopies] = useState(initial.cc.length + initial.bcc.length > 0);
  const [hasNoRecipient, setHasNoRecipient] = useState(false);
  const [errorText, setErrorText] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const draft = useDraft({
    ...known,
    content,
    onSaved,
    onConflict: setConflict,
    onFollow: setContent,
  });
  const { send, sending } = useSend({ content, draft, onSent: onClose, onError: setErrorText });
  const discard = useDiscard({
    content,
    isChanged: content !== initial,
    draft,
    onDiscarded: onClose,
    onError: setErrorText,
  });
  const first = useRef<HTMLInputElement>(null);
  const copy = useRef<HTMLInputElement>(null);
  const isReply = initial.to.length > 0;
  useEffect(() => {
    if (!isReply) first.current?.focus();
  }, [isReply]);
  const panel = useRef<HTMLElement>(null);
  const attachButton = useRef<HTMLButtonElement>(null);

  const isTooLong = content.message.length > textLimits.html;

  const change = (changes: Partial<Content>) => {
    setErrorText(null);
    setContent((before) => ({ ...before, ...changes }));
  };
  const line = (name: Line) => ({
    label: t(`email.compose.${name}`),
    value: content[name],
    typed: content.typed[name],
    onChange(value: Content[Line], typed: string) {
      setHasNoRecipient(false);
      change({ [name]: value, typed: { ...content.typed, [name]: typed } });
    },
  });
  const files = {
    value: content.attachments,
    onChange: (attachments: Content['attachments']) => change({ attachments }),
  };
  const { attach, reading } = useAttach({ ...files, onError: setErrorText });
  const fail = (error: unknown) => {
    if (!(error instanceof RequestError)) throw error;
    setErrorText(failureText(toFailure(error)));
  };
  const close = async () => {
    setErrorText(null);
    try {
      if (await draft.save()) notify({ kind: 'success', text: t('email.compose.kept') });
      onClose();
    } catch (error) {
      fail(error);
    }
  };
  useEscapeIn(panel, () => void close());
  const submit = async () => {
    const recipients = [...content.to, ...content.cc, ...content.bcc];
    setHasNoRecipient(recipients.length === 0);
    if (recipients.length === 0 || !recipients.every(({ email }) => isAddress(email))) {
      first.current?.focus();
      return;
    }
    if (isTooLong || focusUnfinished(titleId)) return;
    setErrorText(null);
    await send();
  };

  return (
    <section
      ref={panel}
      role="dialog"
      // Focusable, so that after a click anywhere in it keyboard shortcuts don't reach the list.
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles['panel']}
    >
      <header className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        <IconButton
          size="small"
          icon={X}
          label={t('email.compose.close')}
          onClick={() => void close()}
        />
      </header>
      <div className={styles['fields']}>
        <RecipientsField
          ref={first}
          {...line('to')}
          error={hasNoRecipient ? t('email.compose.nobody') : undefined}
          extra={
            !copies && (
              <Button
                size="small"
                kind="quiet"
                onClick={() => {
                  flushSync(() => setCopies(true));
                  copy.current?.focus();
                }}
              >
                {t('email.compose.copies')}
              </Button>
            )
          }
        />
        {copies && (
          <>
            <RecipientsField ref={copy} {...line('cc')} />
            <RecipientsField {...line('bcc')} />
          </>
        )}
        <div className={styles['row']}>
          <label htmlFor={`${titleId}-subject`} className={styles['rowLabel']}>
            {t('email.compose.subject')}
          </label>
          <input
            id={`${titleId}-subject`}
            type="text"
            autoComplete="off"
            className={styles['subject']}
            maxLength={textLimits.title}
            value={content.subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
        </div>
        <EditorField
          id={`${titleId}-message`}
          name="message"
          label={t('email.compose.message')}
          hideLabel
          optional
          fill
          focused={isReply}
          value={content.message}
          error={isTooLong ? text('field.tooLong', { count: textLimits.html }) : undefined}
          onChange={(message) => change({ message })}
          onBlur={() => undefined}
          onFiles={(pasted) => void attach(pasted)}
        />
        <AttachedFiles {...files} onNone={() => attachButton.current?.focus()} />
        {conflict !== null && <Alert kind="info">{t(`email.compose.parted.${conflict}`)}</Alert>}
        {errorText !== null && <Alert kind="danger">{errorText}</Alert>}
      </div>
      <footer className={styles['foot']}>
        <Button kind="primary" icon={Send} loading={sending} onClick={() => void submit()}>
          {t('email.compose.send')}
        </Button>
        <AttachButton
          ref={attachButton}
          reading={reading}
          onChoose={(selected) => void attach(selected)}
        />
        <IconButton
          icon={Trash}
          label={t('email.compose.discard')}
          className={styles['discard']}
          onClick={() => {
            setErrorText(null);
            void discard();
          }}
        />
      </footer>
    </section>
  );
}
