import { useTranslation } from '@praxis/sdk';
import { ErrorState } from '@praxis/sdk/ui';
import type { RemoteFault } from './remote-fault';

/** Shown in the area of a role app that cannot be shown: the reason, and Retry. */
export function RemoteFaultCard({ fault, retry }: { fault: RemoteFault; retry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <ErrorState title={t('remote.title')} kept={t(`remote.${fault.reason}`)} onRetry={retry} />
  );
}
