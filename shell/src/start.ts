import { createBackEnd } from './boot/back-end';
import { loadConfig } from './boot/config';
import { createDeployment, type Deployment } from './boot/deployment';
import { nextTask } from './boot/next-task';
import { startSimulation } from './boot/simulation';
import { loadRegistry } from './federation/load-registry';

/** Starts the product: what this deployment is made of is read while the code of the page arrives. */
export async function start(container: HTMLElement): Promise<void> {
  const deployment = readDeployment();
  // A fault is shown once there are words for it; until then nobody waits for the promise.
  deployment.catch(() => {});
  await nextTask();
  const { boot } = await import(/* webpackChunkName: "bootstrap" */ './bootstrap');
  await boot(container, deployment);
}

async function readDeployment(): Promise<Deployment> {
  const config = await loadConfig();
  const registry = await loadRegistry(config);
  return createDeployment(registry, createBackEnd(config, startSimulation));
}
