import { createBackEnd } from './boot/back-end';
import { loadConfig, type Config } from './boot/config';
import { createDeployment, type Deployment } from './boot/deployment';
import { nextTask } from './boot/next-task';
import { unregisterServiceWorkers } from './boot/service-workers';
import { startSimulation } from './boot/simulation';
import { watchFaults } from './faults/watch-faults';
import { loadRegistry } from './federation/load-registry';

/** Starts the product: what this deployment is made of is read while the code of the page arrives. */
export async function start(container: HTMLElement): Promise<void> {
  const config = loadConfig();
  const deployment = readDeployment(config);
  watchFaults(forReports(config, deployment));
  // A fault is shown once there are words for it; until then nobody waits for the promise.
  deployment.catch(() => {});
  await nextTask();
  try {
    const { boot } = await import(/* webpackChunkName: "bootstrap" */ './bootstrap');
    await boot(container, deployment);
  } finally {
    // Not before the page is on its way; also where it could not start, for which one may be why.
    void unregisterServiceWorkers();
  }
}

async function readDeployment(read: Promise<Config>): Promise<Deployment> {
  const config = await read;
  const registry = await loadRegistry(config);
  return createDeployment(registry, createBackEnd(config, startSimulation));
}

/** Faults are reported also where the role apps are why the product cannot start. */
async function forReports(config: Promise<Config>, deployment: Promise<Deployment>) {
  const { errorReports } = await config;
  const ready = await deployment.catch(() => undefined);
  return { registry: ready?.registry, address: errorReports };
}
