import { Component, type ReactNode } from 'react';
import type { AppErrorBoundary } from '../faults/react-error-handlers';
import type { RemoteEntry } from './registry';
import { toRemoteFault } from './remote-fault';
import { RemoteFaultCard } from './remote-fault-card';

interface Props {
  entry: RemoteEntry;
  /** Reloads the app: its evaluated code may be broken, and a release may have fixed it. */
  retry(): void;
  children: ReactNode;
}

interface State {
  failed: { error: unknown } | null;
}

/** Error boundary of a page: contains load and render errors within the page's area. */
export class RemoteBoundary extends Component<Props, State> implements AppErrorBoundary {
  override state: State = { failed: null };

  get faultsOf() {
    return this.props.entry.id;
  }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  override render() {
    const { entry, retry, children } = this.props;
    const { failed } = this.state;
    if (failed)
      return (
        <RemoteFaultCard
          fault={toRemoteFault(entry.id, failed.error)}
          retry={retry}
          entry={entry}
        />
      );
    return children;
  }
}
