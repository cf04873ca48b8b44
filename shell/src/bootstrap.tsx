import { createRoot } from 'react-dom/client';
import { reportError } from '@praxis/sdk';
import { BootFaultPage } from './app/boot-fault-page';
import { loadFirstPart, Root, preloadFirstPart } from './app/root';
import { takeOverSession } from './auth/take-over';
import type { Deployment } from './boot/deployment';
import { DeploymentFault } from './boot/deployment-fault';
import { followSources } from './boot/follow-sources';
import { nextTask } from './boot/next-task';
import { reactErrorHandlers } from './faults/react-error-handlers';
import { startI18n } from './language/i18n';
import { language } from './language/language';
import { watchReleases } from './releases/watch-releases';
import { followVersions } from './versions/follow-versions';
import { takeOverrideLink } from './versions/override-link';

/**
 * Renders the product as soon as the deployment's configuration has loaded. It yields to the browser
 * after each step: in one task they would block input on a page that the user already sees.
 */
export async function boot(container: HTMLElement, deployment: Promise<Deployment>): Promise<void> {
  await nextTask();
  await startI18n(language.get());
  followSources();
  const root = createRoot(container, reactErrorHandlers);
  try {
    const [ready] = await Promise.all([deployment, takeOverSession().then(preloadFirstPart)]);
    takeOverrideLink();
    followVersions(ready.registry);
    await loadFirstPart(ready);
    await nextTask();
    root.render(<Root deployment={ready} />);
    watchReleases(ready.registry);
  } catch (error) {
    if (!(error instanceof DeploymentFault)) throw error;
    reportError(error, { place: 'boot', isShown: true });
    root.render(<BootFaultPage fault={error} />);
  }
}
