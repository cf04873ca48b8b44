import { createBackEnd } from './boot/back-end';
import { loadConfig, type Config } from './boot/config';
import { createDeployment, type Deployment } from './boot/deployment';
import { nextTask } from './boot/next-task';
import { startSimulation } from './boot/simulation';
import { watchFaults } from './faults/watch-faults';
import { loadRegistry } from './federation/load-registry';

/** Starts the product: reads the deployment's configuration while the code of the page loads. */
export async function start(container: HTMLElement): Promise<void> {
  const config = loadConfig();
  const deployment = readDeployment(config);
  watchFaults(readReportTarget(config, deployment));
  // `boot` awaits it and shows a fault once texts are loaded; until then a rejection is not unhandled.
  deployment.catch(() => {});
  await nextTask();
  try {
    const { boot } = await import(/* webpackChunkName: "bootstrap" */ './bootstrap');
    await boot(container, deployment);
  } catch (error) {
    // A file is missing and nothing is rendered: index.html has the words.
    document.documentElement.dataset['start'] = 'failed';
    throw error;
  } finally {
    // After the page has started loading; also if it failed, because an old worker may be the cause.
    void unregisterServiceWorkers();
  }
}

async function readDeployment(loading: Promise<Config>): Promise<Deployment> {
  const config = await loading;
  const registry = await loadRegistry(config);
  return createDeployment(registry, createBackEnd(config, startSimulation));
}

/** Faults are reported even if the role apps keep the product from starting. */
async function readReportTarget(config: Promise<Config>, deployment: Promise<Deployment>) {
  const { errorReports } = await config;
  const ready = await deployment.catch(() => undefined);
  return { registry: ready?.registry, address: errorReports };
}

/** Unregisters all service workers: an old one would serve an old product (docs/product.md#frame). */
async function unregisterServiceWorkers(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((registration) => registration.unregister()));
  } catch {
    // Not available on this address or in this browser, so that none can be registered.
  }
}
