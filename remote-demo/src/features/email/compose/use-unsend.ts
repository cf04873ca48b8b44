import { unsendEmail } from '@praxis/contract/demo/email';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useReopen } from './use-reopen';

/**
 * Unsends an email that was just sent, and reopens it where it was written. The back end delays
 * delivery for this: closing the tab doesn't cancel the email.
 */
export function useUnsend(): (id: number, retry: () => void) => Promise<void> {
  const { t } = useTranslation('demo');
  const reopen = useReopen();
  const { runOrNotify } = useMutation(unsendEmail);
  return async (id, retry) => {
    const open = reopen();
    const refused = { 409: t('email.compose.delivered') };
    const failed = t('email.compose.notUnsent');
    const takenBack = await runOrNotify({ body: { id } }, { refused, failed, retry });
    if (takenBack !== null) open(id);
  };
}
