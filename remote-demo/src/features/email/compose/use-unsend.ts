import { unsendEmail } from '@praxis/contract/demo/email';
import { useHost, useTranslation } from '@praxis/sdk';
import { toFailure, useMutation } from '@praxis/sdk/data';
import { useLocation } from '@praxis/sdk/router';
import { useFailureText, useUiText } from '@praxis/sdk/ui';

/**
 * Takes back what was sent a moment ago, and opens it again where it was written. The back end holds
 * it until then: a closed tab keeps nobody's email from being delivered.
 */
export function useUnsend(): (id: number) => Promise<void> {
  const { t } = useTranslation('demo');
  const { navigate, notify } = useHost();
  const failureText = useFailureText();
  const text = useUiText();
  const { run } = useMutation(unsendEmail);
  const { pathname, search } = useLocation();
  const unsend = async (id: number): Promise<void> => {
    try {
      await run({ body: { id } }, { quiet: true });
      const params = new URLSearchParams(search);
      params.set('compose', String(id));
      navigate(`${pathname}?${params}`);
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status === 409) notify({ kind: 'error', text: t('email.compose.delivered') });
      else
        // The notice with Undo has gone, and the email is still held.
        notify({
          kind: 'error',
          text: failureText(failure),
          undo: { label: text('retry'), run: () => void unsend(id) },
        });
    }
  };
  return unsend;
}
