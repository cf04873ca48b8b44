import path from 'node:path';
import webpack from 'webpack';
import { directoryWith } from '../testing/temporary-directory';
import { rootDirectory } from '../workspace.mjs';
import { RemoteManifestPlugin } from './remote-manifest-plugin.js';
import { typeScriptRule } from './typescript-rule.js';

// Jest compiles the files that it imports.
jest.mock('../env/typescript.mjs', () => ({
  importTypeScript: (file: string) => import(file) as Promise<object>,
}));
jest.mock('../manifest/declarations.mjs', () => ({
  languages: ['en', 'de', 'fr'],
  declarationFiles: () => ({ app: '', pages: '', package: '', titles: [] }),
  readDeclarations: () =>
    Promise.resolve({
      app: { id: 'rooms', roles: ['doctor'], areas: ['/rooms'], landing: '/rooms' },
      pages: [
        {
          path: '/rooms',
          title: 'rooms',
          first: { endpoint: 'listPlans' },
          load: "() => import('./features/rooms/rooms.page')",
        },
      ],
      titles: { en: { rooms: 'Rooms' } },
      icons: {},
      version: '1.0.0',
    }),
}));

const plans = path.join(rootDirectory, 'contract/src/endpoints/plans');

/** Builds an app with one page and returns webpack's errors. Rejects if a plugin throws. */
async function faultsOf(
  page: Record<string, string>,
  mode: 'development' | 'production' = 'development',
): Promise<string[]> {
  const directory = directoryWith({
    'package.json': '{}',
    'src/main.ts': 'export {};',
    'src/pages.ts': `export const load = () => import('./features/rooms/rooms.page');`,
    ...page,
  });
  const compiler = webpack({
    mode,
    devtool: false,
    context: directory,
    entry: { remote_rooms: './src/main.ts', 'remote-module': './src/pages.ts' },
    optimization: { minimize: false },
    output: { path: path.join(directory, 'dist'), filename: '[name].js' },
    resolveLoader: { modules: [path.join(rootDirectory, 'node_modules')] },
    resolve: { extensions: ['.ts', '.js'] },
    externals: { '@praxis/contract/schema': 'var {}' },
    module: {
      rules: [
        typeScriptRule({ hot: false, tsconfig: path.join(rootDirectory, 'tsconfig.base.json') }),
      ],
    },
    plugins: [new RemoteManifestPlugin({ directory, exposed: 'remote-module' })],
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else resolve((stats?.toJson().errors ?? []).map(({ message }) => message));
    });
  });
}

const roomsPage = 'src/features/rooms/rooms.page.ts';

test('accepts a page that calls the endpoint it declares as first', async () => {
  const page = `import { listPlans } from '${plans}';\nexport default [listPlans];`;
  expect(await faultsOf({ [roomsPage]: page })).toEqual([]);
});

test('reports an error in the declarations as a build error, so that watch mode continues', async () => {
  expect(await faultsOf({ [roomsPage]: 'export default 1;' })).toEqual([
    'src/pages.ts: `first` of a page names "listPlans", which the page never calls.',
  ]);
});

test('reports only the build error of a page that does not build', async () => {
  const faults = (await faultsOf({ [roomsPage]: 'export default <' })).join('\n');
  expect(faults).toContain('rooms.page.ts(1,17)');
  expect(faults).not.toContain('src/pages.ts');
});

test('reports an entry of src/pages.ts whose page does not exist', async () => {
  const [fault, ...others] = await faultsOf({});
  expect(fault).toContain("Can't resolve './features/rooms/rooms.page'");
  expect(others).toEqual([]);
});

const texts = 'src/features/rooms/texts';
const translated = {
  [roomsPage]: `import { listPlans } from '${plans}';\nexport default [listPlans];`,
  'src/main.ts': `export const texts = (feature: string, code: string) =>
    import(/* webpackChunkName: "[request]" */ \`./features/\${feature}/texts/\${code}.json\`);`,
  [`${texts}/en.json`]: '{}',
};

test('reports missing translations when it builds for production', async () => {
  expect(await faultsOf({ ...translated, [`${texts}/fr.json`]: '{}' }, 'production')).toEqual([
    'src/features/rooms/texts/de.json is missing.',
  ]);
  // While a page is written, one language is enough.
  expect(await faultsOf(translated)).toEqual([]);
});
