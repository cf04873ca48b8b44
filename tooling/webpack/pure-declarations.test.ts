import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { runCompiler } from '../testing/run-compiler';
import { directoryWith } from '../testing/temporary-directory';
import { PureDeclarations } from './pure-declarations.js';

/**
 * Builds a page that imports one of two declarations, from the contract and from another package.
 */
async function build() {
  const declarations = (of: string) => `
    import { endpoint, fields } from 'outside';
    const common = new fields('common of ${of}');
    export const list = endpoint({ path: 'list of ${of}' });
    export const publish = endpoint({ path: 'publish of ${of}', ...common });`;
  const directory = directoryWith({
    'src/page.js': `
      import * as contract from '../contract/src/plans';
      import * as other from '../other/src/plans';
      globalThis.page = [contract.list, other.list];`,
    'contract/src/plans.js': declarations('the contract'),
    'other/src/plans.js': declarations('another'),
  });
  const compiler = webpack({
    mode: 'production',
    context: directory,
    entry: './src/page.js',
    output: { path: path.join(directory, 'dist'), filename: 'page.js' },
    externals: { outside: 'outside' },
    plugins: [new PureDeclarations()],
  });
  await runCompiler(compiler);
  return readFileSync(path.join(directory, 'dist/page.js'), 'utf8');
}

it('removes unused declarations of the contract, but none of other packages', async () => {
  const page = await build();
  expect(page).toContain('list of the contract');
  expect(page).not.toMatch(/(publish|common) of the contract/);
  for (const name of ['list', 'publish', 'common']) expect(page).toContain(`${name} of another`);
}, 60_000);
