import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import type { Uses } from '../compat/compare.mjs';
import { runCompiler } from '../testing/run-compiler';
import { directoryWith } from '../testing/temporary-directory';
import { rootDirectory } from '../workspace.mjs';
import { typeScriptRule } from './typescript-rule.js';
import { UsesPlugin } from './uses-plugin.js';

// Jest compiles the files that it imports.
jest.mock('../env/typescript.mjs', () => ({
  importTypeScript: (file: string) => import(file) as Promise<object>,
}));
const mockDeclarations = jest.fn();
jest.mock('../manifest/declarations.mjs', () => ({ readDeclarations: () => mockDeclarations() }));
beforeEach(() =>
  mockDeclarations.mockResolvedValue({ app: { id: 'rooms', sdk: '^1.0.0' }, version: '2.1.0' }),
);

const contract = path.join(rootDirectory, 'contract/src');

/** Builds an app and returns the path of its `uses.json`. */
async function buildFile(files: Readonly<Record<string, string>>): Promise<string> {
  const directory = directoryWith({
    'node_modules/@praxis/sdk/package.json': '{ "version": "1.4.0" }',
    ...files,
  });
  const compiler = webpack({
    mode: 'production',
    context: directory,
    entry: './src/main.ts',
    output: { path: path.join(directory, 'dist') },
    resolveLoader: { modules: [path.join(rootDirectory, 'node_modules')] },
    resolve: { extensions: ['.ts', '.js'] },
    externals: { '@praxis/contract/schema': 'var {}' },
    module: {
      rules: [
        typeScriptRule({ hot: false, tsconfig: path.join(rootDirectory, 'tsconfig.base.json') }),
      ],
    },
    optimization: { minimize: false },
    plugins: [
      new webpack.sharing.ConsumeSharedPlugin({
        consumes: Object.fromEntries(
          ['@praxis/sdk', '@praxis/sdk/ui', 'react'].map((name) => [name, { import: false }]),
        ),
      }),
      new UsesPlugin({ directory }),
    ],
  });
  await runCompiler(compiler);
  return path.join(directory, 'dist/uses.json');
}

const build = async (files: Readonly<Record<string, string>>) =>
  JSON.parse(readFileSync(await buildFile(files), 'utf8')) as Uses;

test('leaves it to the manifest to report an error in the declarations', async () => {
  mockDeclarations.mockRejectedValue(new Error('src/titles/de.json is missing.'));
  expect(existsSync(await buildFile({ 'src/main.ts': '' }))).toBe(false);
});

test('records the used exports of the shared modules and of the contract', async () => {
  const uses = await build({
    'src/main.ts': `
      import { useState } from 'react';
      import { useHost, useSession } from '@praxis/sdk';
      import { listPlans } from '${contract}/endpoints/plans';
      import('./page');
      console.log(useState, useHost, listPlans);
      const unused = () => useSession;`,
    'src/page.ts': `
      import * as ui from '@praxis/sdk/ui';
      import { updatePlan } from '${contract}/endpoints/plans';
      console.log(ui.Button, ui.Card, updatePlan);`,
  });
  expect(uses).toMatchObject({
    app: 'rooms',
    version: '2.1.0',
    sdk: { range: '^1.0.0', version: '1.4.0' },
  });
  expect(uses.exports).toEqual({
    '@praxis/sdk': ['useHost'],
    '@praxis/sdk/ui': ['Button', 'Card'],
  });
  expect(Object.keys(uses.endpoints)).toEqual([
    'GET /api/v1/doctor/plans',
    'PUT /api/v1/doctor/plans/:id',
  ]);
  expect(uses.endpoints['PUT /api/v1/doctor/plans/:id']).toMatchObject({
    name: 'updatePlan',
    versioned: true,
    takes: { 'body.name': { types: ['string'] } },
    responses: { 'response.current.price.amountMinor': { types: ['integer'] } },
  });
});
