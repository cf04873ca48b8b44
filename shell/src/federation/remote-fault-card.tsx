import { useSyncExternalStore } from 'react';
import { useTranslation } from '@praxis/sdk';
import { ErrorState } from '@praxis/sdk/ui';
import { PageSkeleton } from '../app/page-skeleton';
import { DeploymentFault } from '../boot/deployment-fault';
import { newVersion } from '../releases/new-version';
import { NewVersionCard } from '../releases/new-version-card';
import { LeaveVersion } from '../versions/leave-version';
import type { RemoteEntry } from './registry';
import type { RemoteFault } from './remote-fault';
import { RetryWhenBuilt } from './retry-when-built';

interface Props {
  fault: RemoteFault;
  retry(): void;
  entry?: RemoteEntry | undefined;
}

/** Replaces a role app that cannot be shown: displays the reason, and Retry. */
export function RemoteFaultCard({ fault, retry, entry }: Props) {
  const { t } = useTranslation('shell');
  const release = useSyncExternalStore(newVersion.subscribe, newVersion.get);
  const { cause } = fault;
  if (cause instanceof DeploymentFault)
    return (
      <ErrorState
        title={t('remote.title')}
        kept={t(`boot.${cause.reason}`, { file: cause.file, place: cause.place })}
        // The files of the deployment are read when the page loads.
        onRetry={() => window.location.reload()}
      />
    );
  if (release === 'asked') return <PageSkeleton />;
  if (release === 'there') return <NewVersionCard />;
  return (
    <>
      <ErrorState
        title={t('remote.title')}
        kept={t(`remote.${fault.reason}`, { app: fault.remote, ...fault.details })}
        onRetry={retry}
        other={entry && <LeaveVersion entry={entry} />}
      />
      {process.env.NODE_ENV === 'development' && entry && (
        <RetryWhenBuilt fault={fault} entry={entry} retry={retry} />
      )}
    </>
  );
}
