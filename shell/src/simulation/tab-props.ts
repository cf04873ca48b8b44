import type { Deployment } from '../boot/deployment';
import type { OpenPanel } from './panel-state';
import type { Running } from './use-running';

/** What each tab of the panel is given. */
export interface TabProps extends Running {
  deployment: Deployment;
  open: OpenPanel;
}
