import * as z from '@praxis/contract/schema';
import { reportError } from '@praxis/sdk';
import { isAllowedOrigin, type Config } from '../boot/config';
import { DeploymentFault } from '../boot/deployment-fault';
import { readDeploymentFile } from '../boot/deployment-file';
import { readEarly } from '../boot/early';
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
 * Reads the role apps of this deployment. What is wrong with one entry is that app's fault alone: it
 * is kept, for its area to say so.
 *
 * @throws {DeploymentFault} where the file is missing, or is no object of entries
 */
export async function loadRegistry(config: Config): Promise<Registry> {
  const entries = readDeploymentFile(file, await readEarly(file), z.looseObject({}));
  return new Registry(
    Object.entries(entries)
      // `$schema` and `$comment` are for whoever reads the file.
      .filter(([id]) => !id.startsWith('$'))
      .map(([id, entry]) => withCanary(readEntry(id, entry, config), entry, config)),
    config.overrideOrigins,
  );
}

/**
 * Adds an entry's second version. One that is wrong is nobody's: all have the regular version, and
 * whoever looks at the console is told why.
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
  const wrong = (place: string) => new DeploymentFault(file, 'wrongEntry', place);
  if (!parsed.success) {
    const place = [id, ...(parsed.error.issues[0]?.path ?? [])].join('.');
    const salvaged = { ...salvage(id, value), fault: wrong(place) };
    // Nobody is led to its area: whoever looks at the console is told why.
    if (salvaged.roles.length === 0) reportError(salvaged.fault, { app: id });
    return salvaged;
  }
  const grant = { ...parsed.data, areas: parsed.data.areas.map(withoutEnd) };
  const address = addressOf(grant.manifest);
  const entry = { id, ...grant, address: address ?? nowhere, pin: grant.integrity };
  if (!idSchema.safeParse(id).success) return { ...entry, fault: wrong(id) };
  if (!address) return { ...entry, fault: wrong(`${id}.manifest`) };
  if (isAllowedOrigin(config, address)) return entry;
  return { ...entry, fault: new DeploymentFault(file, 'originNotAllowed', `${id}.manifest`) };
}

/** Where an entry is that has no address. It is never asked for. */
const nowhere = new URL('about:blank');

/** What can be read of an entry that is wrong, so that its people and its addresses are told of the fault. */
function salvage(id: string, value: unknown): RemoteEntry {
  const { roles, areas, ...rest } = (value ?? {}) as Partial<Record<string, unknown>>;
  const found = <T>(list: unknown, schema: z.ZodMiniType<T>): T[] =>
    [list].flat().filter((item): item is T => schema.safeParse(item).success);
  const foundAreas = found(areas, area).map(withoutEnd);
  return {
    id,
    manifest: '',
    address: nowhere,
    realm: realm.safeParse(rest['realm']).data ?? 'practice',
    roles: found(roles, role),
    areas: foundAreas.length > 0 ? foundAreas : [`/${id}`],
  };
}

/** `/doctor/` means `/doctor`. */
const withoutEnd = (path: string): string => (path === '/' ? path : path.replace(/\/+$/, ''));

function addressOf(manifest: string): URL | undefined {
  try {
    return new URL(manifest, window.location.origin);
  } catch {
    return undefined;
  }
}
