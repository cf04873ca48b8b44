import { Component, type ReactNode } from 'react';
import { FaultPage } from './fault-page';

/** Last error boundary: a part of the shell itself failed to load or to render. */
export class ChunkBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FaultPage /> : this.props.children;
  }
}
