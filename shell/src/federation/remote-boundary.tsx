import { Component, type ReactNode } from 'react';
import { toRemoteFault, type RemoteFault } from './remote-fault';
import { RemoteFaultCard } from './remote-fault-card';

interface Props {
  remote: string;
  /** Rendered with the number of the attempt: a retry needs everything made anew. */
  children: (attempt: number) => ReactNode;
}

interface State {
  fault: RemoteFault | null;
  attempt: number;
}

/** Keeps a page that fails to load or to render inside of its own area. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { fault: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { fault: toRemoteFault('', error) };
  }

  private readonly retry = () => {
    this.setState(({ attempt }) => ({ fault: null, attempt: attempt + 1 }));
  };

  override render() {
    const { fault, attempt } = this.state;
    if (fault) return <RemoteFaultCard fault={fault} retry={this.retry} />;
    return this.props.children(attempt);
  }
}
