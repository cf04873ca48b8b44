import type { Email } from '@praxis/contract/demo/email';
import { useIdentity, useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Button, ErrorState, Loading, useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { formatInstant } from '@praxis/sdk/ui/page';
import { useState } from 'react';
import { emailQuery } from '../queries';
import { ComposePanel } from './compose-panel';
import styles from './compose.module.css';
import { contentOf, newContent, type Source } from './content';

export interface ComposeProps {
  source: Source;
  onSaved(id: number, isClosed: boolean): void;
  onClose(): void;
}

/** Compose window of a new email, a draft, a reply or a forwarded email. */
export default function Compose({ source, onSaved, onClose }: ComposeProps) {
  const { t } = useTranslation('demo');
  // The initial source: once it has become a draft, only another tab's changes to it matter.
  const [initialSource] = useState(source);
  const { data, error, loading, reload } = useQuery(
    emailQuery,
    source.mode === 'new' ? null : { query: { id: source.id } },
  );
  const stored = source.mode === 'draft' ? data : null;
  const [email, setEmail] = useState<Email | null>(null);
  if (email === null && data !== null) setEmail(data);
  const initialOf = useInitial();

  if (initialSource.mode === 'new')
    return (
      <ComposePanel
        title={t('email.compose.new')}
        initial={newContent(initialSource.to)}
        stored={stored}
        onSaved={onSaved}
        onClose={onClose}
      />
    );
  if (email === null)
    return (
      <section className={styles['panel']} aria-busy={loading}>
        {error ? (
          <>
            <ErrorState failure={error} onRetry={reload} retrying={loading} />
            <Button onClick={onClose}>{t('email.compose.close')}</Button>
          </>
        ) : (
          <Loading shape="form" />
        )}
      </section>
    );
  const isDraft = initialSource.mode === 'draft';
  const repliedTo = initialSource.mode === 'forward' ? undefined : email.id;
  return (
    <ComposePanel
      title={isDraft ? t('email.compose.draft') : t(`email.${initialSource.mode}`)}
      initial={initialOf(initialSource, email)}
      initialDraft={isDraft ? email : undefined}
      stored={stored}
      inReplyTo={isDraft ? email.inReplyTo : repliedTo}
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}

function useInitial() {
  const { t } = useTranslation('demo');
  const { userData } = useIdentity();
  const language = useIntlLanguage();
  const zone = useZone();
  return (source: Source, email: Email) =>
    contentOf(source, email, {
      me: userData.email,
      forwarded: t('email.compose.forwarded', {
        name: email.from.name,
        address: email.from.email,
        time: formatInstant(email.time, { language, zone }),
        subject: email.subject,
      }),
    });
}
