import type { Deployment } from './deployment';

/** Brings the way to the back end, and the simulation where that is one, before anything is asked of it. */
export async function warmUp({ http, backEnd }: Deployment): Promise<void> {
  try {
    const { prepare } = await http();
    await prepare();
    await backEnd.ready();
    await (await backEnd.simulation?.())?.fetchAhead([]);
  } catch {
    // A failure costs nothing: whoever needs it asks again.
  }
}
