import * as z from '@praxis/contract/schema';
import {
  languages,
  sdkVersion,
  type Label,
  type RemoteManifest,
  type RemoteGrant,
} from '@praxis/sdk';
import { integrityPattern } from './integrity';
import { isOpen } from './open-address';
import { RemoteFault } from './remote-fault';
import { satisfiesRange } from './satisfies-range';

/**
 * Apps are released independently of the shell: English is the fallback for languages that are newer
 * than the app; languages that are newer than the shell are dropped.
 */
const label = z.pipe(
  z.looseObject({ en: z.string() }),
  z.transform(
    (given): Label =>
      Object.fromEntries(
        languages.map((language) => {
          const text = given[language];
          return [language, typeof text === 'string' ? text : given.en];
        }),
      ) as Label,
  ),
);
const path = z.string().check(z.regex(/^\//));
// Stays within the manifest's folder: no segment is empty, `.` or `..`.
const fileName = z.string().check(z.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/));
const textFiles = z.record(z.string(), z.array(fileName));
const hash = z.string().check(z.regex(integrityPattern));
/** Hashes of an app's files, by their names. */
export const hashesSchema = z.record(fileName, hash);
const access = z.optional(z.object({ action: z.string(), subject: z.string() }));
const pagePart = {
  code: z.array(fileName),
  shared: z.array(z.string()),
  reads: z.array(z.string()),
};

const shapes = ['circle', 'ellipse', 'line', 'path', 'polygon', 'polyline', 'rect'] as const;

const positions = ['x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'] as const;
const attributes = [...positions, 'width', 'height', 'd', 'points', 'fill'] as const;

/** Numbers, path commands and color names: no characters that a URL needs. */
const value = z.string().check(z.regex(/^[\w\s.,+-]*$/));

/** Schema of an icon in a manifest: only shapes, without resources, scripts or event handlers. */
const iconDrawing = z
  .array(z.tuple([z.enum(shapes), z.partialRecord(z.enum(attributes), value)]))
  .check(z.minLength(1));

const menuEntry = z.object({
  path,
  label,
  icon: iconDrawing,
  badge: z.optional(z.string()),
  access,
});

const manifestSchema = z.object({
  id: z.string(),
  version: z.string(),
  build: z.optional(z.object({ commit: z.string(), at: z.string() })),
  sdk: z.string(),
  realm: z.enum(['practice', 'demo']),
  roles: z.array(z.string()),
  areas: z.array(path),
  landing: path,
  menu: z.array(z.object({ label: z.optional(label), entries: z.array(menuEntry) })),
  profileMenu: z.array(menuEntry),
  pages: z.array(
    z.object({
      paths: z.array(path).check(z.minLength(1)),
      title: label,
      access,
      open: z.optional(z.literal(true)),
      first: z.optional(path),
      engine: z.optional(z.enum(['calendar', 'charts'])),
      feature: z.string(),
      ...pagePart,
      lazy: z.object(pagePart),
    }),
  ),
  files: z.object({
    entry: fileName,
    module: z.array(fileName),
    texts: z.record(z.string(), textFiles),
  }),
  hashes: z.optional(hashesSchema),
  moreHashes: z.optional(z.object({ file: fileName, integrity: hash })),
});

/**
 * Parses a role app's manifest and checks it against what `remotes.json` grants the app.
 * @throws {RemoteFault} `broken` if it is invalid, `notGranted` if it declares more than it is granted,
 * `incompatible` if it requires another sdk version
 */
export function checkManifest(entry: RemoteGrant & { id: string }, text: string): RemoteManifest {
  let manifest: RemoteManifest;
  try {
    manifest = manifestSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new RemoteFault(entry.id, 'broken', { cause });
  }
  const granted =
    manifest.id === entry.id &&
    manifest.realm === entry.realm &&
    manifest.roles.every((role) => entry.roles.includes(role)) &&
    manifest.areas.every((area) => entry.areas.includes(area)) &&
    manifest.pages.every(({ paths, open }) => !open || paths.every((path) => isOpen(entry, path)));
  if (!granted) throw new RemoteFault(entry.id, 'notGranted');
  if (!satisfiesRange(sdkVersion, manifest.sdk)) {
    const { version, sdk: wanted } = manifest;
    throw new RemoteFault(entry.id, 'incompatible', {
      details: { version, wanted, provided: sdkVersion },
    });
  }
  return manifest;
}
