import { fetchFile } from '../boot/early';
import { integrityOf } from './integrity';
import { RemoteFault } from './remote-fault';

/**
 * Why a file of an app was not run: the fault that names it where it is not what was built. An
 * element whose file the browser refuses says no more than one whose file never came, so the file is
 * asked for once more, past the cache: a cache that held the changed one has a good one then, if there is one.
 * @param integrity the hash that it must have
 */
export async function changedFile(
  remote: string,
  address: string,
  integrity = integrityOf(address),
): Promise<RemoteFault | undefined> {
  if (!integrity) return undefined;
  if (await canFetch(address, { integrity, cache: 'reload' })) return undefined;
  if (!(await canFetch(address, { cache: 'force-cache' }))) return undefined;
  const file = new URL(address).pathname;
  return new RemoteFault(remote, 'changed', { details: { file } });
}

/** The script or style that webpack could not load: its errors name it. */
export function fileOfError(error: unknown): string | undefined {
  const { request } = (error ?? {}) as { request?: unknown };
  return typeof request === 'string' ? request : undefined;
}

async function canFetch(address: string, options: RequestInit): Promise<boolean> {
  try {
    return (await fetchFile(address, options)).ok;
  } catch {
    return false;
  }
}
