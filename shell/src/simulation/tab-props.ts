import type { Deployment } from '../boot/deployment';
import type { OpenPanel } from './panel-state';
import type { Running } from './use-running';

/** Props of every panel tab. */
export interface TabProps extends Running {
  deployment: Deployment;
  open: OpenPanel;
}
