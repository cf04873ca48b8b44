import { nativeFetch } from '../boot/early';
import { integrityOf } from './integrity';
import { RemoteFault } from './remote-fault';

/**
 * Detects whether a file of an app failed because its content differs from its hash. An element's error
 * event does not tell this from a network error, so the file is fetched again. Bypassing the cache
 * also replaces a changed file in it, if the server has a good one.
 * @param integrity the expected hash
 * @returns the fault that names the file
 */
export async function findChangedFile(
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

/** The address of the script or style that webpack failed to load, from its error. */
export function fileOfError(error: unknown): string | undefined {
  const { request } = (error ?? {}) as { request?: unknown };
  return typeof request === 'string' ? request : undefined;
}

async function canFetch(address: string, options: RequestInit): Promise<boolean> {
  try {
    return (await nativeFetch(address, options)).ok;
  } catch {
    return false;
  }
}
