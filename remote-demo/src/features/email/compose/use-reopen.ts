import { useHost, useTranslation } from '@praxis/sdk';
import { useLocation, useNavigateLater } from '@praxis/sdk/router';

/**
 * Reopens a restored draft on the page where it was written. If the user has navigated away since
 * the first call, a notice says that it is among the drafts.
 */
export function useReopen(): () => (id: number) => void {
  const { t } = useTranslation('demo');
  const { notify } = useHost();
  const later = useNavigateLater();
  const { pathname, search } = useLocation();
  return () => {
    const goOn = later();
    return (id) => {
      const params = new URLSearchParams(search);
      params.set('compose', String(id));
      if (!goOn(`${pathname}?${params}`))
        notify({ kind: 'success', text: t('email.compose.kept') });
    };
  };
}
