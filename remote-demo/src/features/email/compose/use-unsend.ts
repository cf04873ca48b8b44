import { unsendEmail } from '@praxis/contract/demo/email';
import { useHost, useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useLocation, useNavigateLater } from '@praxis/sdk/router';

/**
 * Takes back what was sent a moment ago, and opens it again where it was written. The back end holds
 * it until then: a closed tab keeps nobody's email from being delivered.
 */
export function useUnsend(): (id: number) => Promise<void> {
  const { t } = useTranslation('demo');
  const { notify } = useHost();
  const later = useNavigateLater();
  const { attempt } = useMutation(unsendEmail);
  const { pathname, search } = useLocation();
  const unsend = async (id: number): Promise<void> => {
    const goOn = later();
    const refused = { 409: t('email.compose.delivered') };
    const failed = t('email.compose.notUnsent');
    const retry = () => void unsend(id);
    const takenBack = await attempt({ body: { id } }, { refused, failed, retry });
    if (takenBack === null) return;
    const params = new URLSearchParams(search);
    params.set('compose', String(id));
    // Whoever has gone elsewhere meanwhile finds it among the drafts.
    if (!goOn(`${pathname}?${params}`)) notify({ kind: 'success', text: t('email.compose.kept') });
  };
  return unsend;
}
