import * as z from '@praxis/contract/schema';
import { reportError } from '@praxis/sdk';
import { isAllowedOrigin, type Config } from '../boot/config';
import { DeploymentFault } from '../boot/deployment-fault';
import { parseDeploymentFile } from '../boot/deployment-file';
import { fetchDeploymentFile } from '../boot/early';
import { integrityPattern } from './integrity';
import { Registry, type RemoteEntry } from './registry';

const file = '/remotes.json';

const area = z.string().check(z.regex(/^\//));
const role = z.string();
const hash = z.string().check(z.regex(integrityPattern));
const realm = z.enum(['practice', 'demo']);
const entrySchema = z.object({
  manifest: z.string().check(z.minLength(1)),
  realm,
  roles: z.array(role).check(z.minLength(1)),
  areas: z.array(area).check(z.minLength(1)),
  open: z.optional(z.array(area)),
  integrity: z.optional(hash),
});
const canarySchema = z
  .object({
    manifest: z.string().check(z.minLength(1)),
    integrity: z.optional(hash),
    share: z.optional(z.number().check(z.refine((share) => share >= 0 && share <= 100))),
    accounts: z.optional(z.array(z.string())),
  })
  .check(z.refine(({ share, accounts }) => share !== undefined || accounts !== undefined));
const idSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]*$/));

/**
 * Loads the role apps of this deployment. An invalid entry does not affect the others: it stays in the
 * registry, and its area shows the fault.
 *
 * @throws {DeploymentFault} if the file is missing, or is not an object
 */
export async function loadRegistry(config: Config): Promise<Registry> {
  const entries = parseDeploymentFile(file, await fetchDeploymentFile(file), z.looseObject({}));
  return new Registry(
    Object.entries(entries)
      // `$schema` and `$comment` are not apps.
      .filter(([id]) => !id.startsWith('$'))
      .map(([id, entry]) => withCanary(readEntry(id, entry, config), entry, config)),
    config.overrideOrigins,
  );
}

/**
 * Adds an entry's canary version. An invalid one is ignored and reported: all users have the regular
 * version.
 */
function withCanary(entry: RemoteEntry, value: unknown, config: Config): RemoteEntry {
  const { canary } = (value ?? {}) as { canary?: unknown };
  if (canary === undefined || entry.fault) return entry;
  const parsed = canarySchema.safeParse(canary);
  const place = [entry.id, 'canary', ...(parsed.error?.issues[0]?.path ?? [])].join('.');
  const address = parsed.data && addressOf(parsed.data.manifest);
  if (parsed.data && address && isAllowedOrigin(config, address))
    return { ...entry, canary: parsed.data };
  const reason = address ? 'originNotAllowed' : 'wrongEntry';
  reportError(new DeploymentFault(file, reason, place), { app: entry.id });
  return entry;
}

function readEntry(id: string, value: unknown, config: Config): RemoteEntry {
  const parsed = entrySchema.safeParse(value);
  const faultAt = (place: string) => new DeploymentFault(file, 'wrongEntry', place);
  if (!parsed.success) {
    const place = [id, ...(parsed.error.issues[0]?.path ?? [])].join('.');
    const salvaged = { ...salvage(id, value), fault: faultAt(place) };
    // Without roles nobody sees its area, so the fault is reported.
    if (salvaged.roles.length === 0) reportError(salvaged.fault, { app: id });
    return salvaged;
  }
  const { areas, open = [], ...rest } = parsed.data;
  const grant = {
    ...rest,
    areas: areas.map(withoutTrailingSlash),
    open: open.map(withoutTrailingSlash),
  };
  const address = addressOf(grant.manifest);
  const entry = { id, ...grant, address: address ?? noAddress, pin: grant.integrity };
  if (!idSchema.safeParse(id).success) return { ...entry, fault: faultAt(id) };
  if (!address) return { ...entry, fault: faultAt(`${id}.manifest`) };
  if (isAllowedOrigin(config, address)) return entry;
  return { ...entry, fault: new DeploymentFault(file, 'originNotAllowed', `${id}.manifest`) };
}

/** Placeholder for an invalid address. It is never requested. */
const noAddress = new URL('about:blank');

/** Reads the valid parts of an invalid entry, so that its users and areas can show the fault. */
function salvage(id: string, value: unknown): RemoteEntry {
  const { roles, areas, ...rest } = (value ?? {}) as Partial<Record<string, unknown>>;
  const found = <T>(list: unknown, schema: z.ZodMiniType<T>): T[] =>
    [list].flat().filter((item): item is T => schema.safeParse(item).success);
  const foundAreas = found(areas, area).map(withoutTrailingSlash);
  return {
    id,
    manifest: '',
    address: noAddress,
    realm: realm.safeParse(rest['realm']).data ?? 'practice',
    roles: found(roles, role),
    areas: foundAreas.length > 0 ? foundAreas : [`/${id}`],
  };
}

/** `/doctor/` means `/doctor`. */
const withoutTrailingSlash = (path: string): string =>
  path === '/' ? path : path.replace(/\/+$/, '');

function addressOf(manifest: string): URL | undefined {
  try {
    return new URL(manifest, window.location.origin);
  } catch {
    return undefined;
  }
}
