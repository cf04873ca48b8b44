import { createRoot } from 'react-dom/client';
import { BootFaultPage } from './app/BootFaultPage';
import { loadFirstPart, Root } from './app/Root';
import { createBackEnd } from './boot/back-end';
import { loadConfig } from './boot/config';
import { createDeployment, type Deployment } from './boot/deployment';
import { DeploymentFault } from './boot/deployment-fault';
import { unregisterServiceWorkers } from './boot/service-workers';
import { startSimulation } from './boot/simulation';
import { loadRegistry } from './federation/registry';
import { startI18n } from './language/i18n';
import { language } from './language/language';

/** Starts the product: every step that has to happen before a page can be shown, in order. */
export async function boot(container: HTMLElement): Promise<void> {
  void unregisterServiceWorkers();
  const deployment = readDeployment();
  // A fault is shown once there are words for it; until then nobody waits for the promise.
  deployment.catch(() => {});
  await startI18n(language.get());
  const root = createRoot(container);
  try {
    const ready = await deployment;
    await loadFirstPart(ready);
    root.render(<Root deployment={ready} />);
  } catch (error) {
    if (!(error instanceof DeploymentFault)) throw error;
    root.render(<BootFaultPage fault={error} />);
  }
}

async function readDeployment(): Promise<Deployment> {
  const config = await loadConfig();
  const registry = await loadRegistry(config);
  return createDeployment(registry, createBackEnd(config, startSimulation));
}
