import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';

/** Static imports of a file, followed recursively. Dynamic imports run later and don't count. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  for (const [, name = ''] of source.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)';/gms))
    if (name.startsWith('.')) reach(path.resolve(path.dirname(file), name), seen);
    else seen.add(name);
  return seen;
}

test.each([
  'start/start.mjs',
  'compat/compat.mjs',
  'dev/dev.mjs',
  'test/test-command.mjs',
  'build/build-command.mjs',
  'serve/print-policy.mjs',
  'deployment/nginx-command.mjs',
  'commands/bench.mjs',
  'commands/pictures.mjs',
])('%s statically imports no packages, so that it runs on a fresh clone', (command) => {
  const needed = [...reach(path.join(rootDirectory, 'tooling', command))]
    .filter((name) => !path.isAbsolute(name))
    .map((name) => name.replace(/^node:/, ''));
  expect(needed.filter((name) => !builtinModules.includes(name))).toEqual([]);
});
