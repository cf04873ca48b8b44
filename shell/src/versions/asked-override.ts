import type { Registry } from '../federation/registry';
import { isListed, type Override } from './override';

/**
 * What a link asks for, where it may ask for it: a known app, and an address of a listed origin. What
 * follows the path is left out: a manifest has no parameters.
 */
export function askedOverride(link: string, registry: Registry): Override | null {
  const [, app = '', address = ''] = /^([^=]*)=(.*)$/.exec(link) ?? [];
  const known = registry.entries.some(({ id }) => id === app);
  if (!known || !isListed(address, registry.overrideOrigins)) return null;
  const { origin, pathname } = new URL(address);
  return { app, address: origin + pathname };
}
