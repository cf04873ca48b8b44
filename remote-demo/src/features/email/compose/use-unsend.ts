import { unsendEmail } from '@praxis/contract/demo/email';
import { useHost, useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useLocation } from '@praxis/sdk/router';

/**
 * Takes back what was sent a moment ago, and opens it again where it was written. The back end holds
 * it until then: a closed tab keeps nobody's email from being delivered.
 */
export function useUnsend(): (id: number) => Promise<void> {
  const { t } = useTranslation('demo');
  const { navigate } = useHost();
  const { attempt } = useMutation(unsendEmail);
  const { pathname, search } = useLocation();
  const unsend = async (id: number): Promise<void> => {
    const refused = { 409: t('email.compose.delivered') };
    const takenBack = await attempt({ body: { id } }, { refused, retry: () => void unsend(id) });
    if (takenBack === null) return;
    const params = new URLSearchParams(search);
    params.set('compose', String(id));
    navigate(`${pathname}?${params}`);
  };
  return unsend;
}
