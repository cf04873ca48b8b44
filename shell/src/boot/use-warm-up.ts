import type { Deployment } from './deployment';

/** Loads the HTTP client, and the simulation if that is the back end, ahead of the first request. */
export async function warmUp({ http, backEnd }: Deployment): Promise<void> {
  try {
    const { prepare } = await http();
    await prepare();
    await backEnd.ready();
    await (await backEnd.simulation?.())?.prefetch([]);
  } catch {
    // Ignored: the first request retries.
  }
}
