import { Component, type ReactNode } from 'react';
import { FaultPage } from './fault-page';

/** The last resort: a part of the shell itself did not load, or failed while it rendered. */
export class ChunkBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FaultPage /> : this.props.children;
  }
}
