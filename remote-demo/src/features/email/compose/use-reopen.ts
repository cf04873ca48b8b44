import { useHost, useTranslation } from '@praxis/sdk';
import { useLocation, useNavigateLater } from '@praxis/sdk/router';

/**
 * Opens what is a draft again by now in its window, where it was written. Whoever has gone elsewhere
 * since the first call finds it among the drafts, and is told so.
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
