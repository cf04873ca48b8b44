import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates the next build as if one module had changed, without compiling: the file with that module
 * gets another name, and so does every file that names it.
 * @param from the current build
 * @param directory for the next build
 * @param part start of the name of the changed file
 */
export async function nextBuild(from: string, directory: string, part: string): Promise<string> {
  const build = await mkdtemp(path.join(directory, 'build-'));
  // Source maps aren't needed and are most of the bytes.
  const filter = (file: string) => !file.endsWith('.map');
  await cp(from, build, { recursive: true, filter });
  const assets = path.join(build, 'assets');
  const first = (await readdir(assets)).find(
    (name) => name.startsWith(`${part}.`) && name.endsWith('.js'),
  );
  if (!first) throw new Error(`The build has no ${part}.`);
  const changed = [first];
  for (const name of changed) {
    const [hash = ''] = /[0-9a-f]{8,}(?=\.js(on)?$)/.exec(name) ?? [];
    const next = [...hash].reverse().join('');
    for (const file of await readdir(assets))
      if (file.startsWith(name))
        await rename(path.join(assets, file), path.join(assets, file.replace(hash, next)));
    for (const file of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|html|json)$/.test(file)) continue;
      const text = readFileSync(path.join(build, file), 'utf8');
      if (!text.includes(hash)) continue;
      await writeFile(path.join(build, file), text.replaceAll(hash, next));
      for (const ending of ['.br', '.gz'])
        await rm(path.join(build, file + ending), { force: true });
      // Each file also names itself, for its source map.
      if (file.startsWith('assets') && !file.includes(next)) changed.push(path.basename(file));
    }
  }
  await updateIntegrity(build);
  return build;
}

/** Updates the hashes in a role app's manifest and in the file that it refers to. */
async function updateIntegrity(build: string): Promise<void> {
  const file = path.join(build, 'remote.json');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const manifest = JSON.parse(text) as {
    hashes: Record<string, string>;
    moreHashes?: { file: string; integrity: string };
  };
  const { hashes, moreHashes } = manifest;
  if (moreHashes) {
    const others = path.join(build, moreHashes.file);
    const oldHashes = JSON.parse(await readFile(others, 'utf8')) as object;
    await writeFile(others, JSON.stringify(await hashFiles(build, oldHashes)));
    moreHashes.integrity = await integrityOf(others);
  }
  await writeFile(file, JSON.stringify({ ...manifest, hashes: await hashFiles(build, hashes) }));
}

async function hashFiles(build: string, hashes: object) {
  const names = Object.keys(hashes);
  return Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [name, await integrityOf(path.join(build, name))] as const),
    ),
  );
}

const integrityOf = async (file: string) =>
  `sha256-${createHash('sha256')
    .update(await readFile(file))
    .digest('base64')}`;
