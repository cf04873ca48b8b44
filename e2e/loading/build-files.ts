import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { appIds, distOf } from '../../tooling/workspace.mjs';

const sources = new Map<string, readonly string[]>();

/** Modules in a built script, by the script's file name, from its source map. */
export function sourcesOf(file: string): readonly string[] {
  const known = sources.get(file);
  if (known) return known;
  const map = appIds
    .map((id) => path.join(distOf(id), 'assets', `${file}.map`))
    .find((candidate) => existsSync(candidate));
  const found = map ? (JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] }).sources : [];
  sources.set(file, found);
  return found;
}

/** Files of the simulated back end by the read endpoints that they serve. */
export function simulatedReads(): Readonly<Record<string, readonly string[] | undefined>> {
  const assets = path.join(distOf('shell'), 'assets');
  const [name = ''] = readdirSync(assets).filter((file) =>
    /^simulated-reads\.\w+\.json$/.test(file),
  );
  return JSON.parse(readFileSync(path.join(assets, name), 'utf8')) as Record<string, string[]>;
}
