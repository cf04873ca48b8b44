import { unsendEmail } from '@praxis/contract/demo/email';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useReopen } from './use-reopen';

/**
 * Takes back what was sent a moment ago, and opens it again where it was written. The back end holds
 * it until then: a closed tab keeps nobody's email from being delivered.
 */
export function useUnsend(): (id: number) => Promise<void> {
  const { t } = useTranslation('demo');
  const reopen = useReopen();
  const { attempt } = useMutation(unsendEmail);
  const unsend = async (id: number): Promise<void> => {
    const open = reopen();
    const refused = { 409: t('email.compose.delivered') };
    const failed = t('email.compose.notUnsent');
    const retry = () => void unsend(id);
    const takenBack = await attempt({ body: { id } }, { refused, failed, retry });
    if (takenBack !== null) open(id);
  };
  return unsend;
}
