import type { RemoteGrant } from '@praxis/sdk';

/** Whether `remotes.json` opens an address of a role app to signed-out visitors. */
export function isOpen({ open = [] }: Pick<RemoteGrant, 'open'>, path: string): boolean {
  return open.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
