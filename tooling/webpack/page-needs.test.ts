import path from 'node:path';
import webpack from 'webpack';
import { runCompiler } from '../testing/run-compiler';
import { directoryWith } from '../testing/temporary-directory';
import { rootDirectory } from '../workspace.mjs';
import { needsOfPage, reachOfPage, type PageReach } from './page-needs.js';
import { typeScriptRule } from './typescript-rule.js';

// Jest compiles the files that it imports.
jest.mock('../env/typescript.mjs', () => ({
  importTypeScript: (file: string) => import(file) as Promise<object>,
}));

const contract = path.join(rootDirectory, 'contract/src');

const app = {
  'src/main.ts': `export const load = () => import('./rooms.page');`,
  'src/rooms.page.ts': `
    import { plansQuery } from './queries';
    export { useRooms } from './use-rooms';
    export default [plansQuery, () => import('./room-dialog')];`,
  'src/use-rooms.ts': `
    import { publishPlan } from '${contract}/endpoints/plans';
    import { getCart } from '${contract}/demo/shop-cart';
    export const useRooms = () => [publishPlan, getCart];`,
  'src/queries.ts': `
    import { getPlan, listPlans } from '${contract}/endpoints/plans';
    import { listSubscribers } from '${contract}/endpoints/subscribers';
    const query = (endpoint: unknown) => ({ endpoint });
    export const plansQuery = query(listPlans);
    export const planQuery = query(getPlan);
    export const subscribersQuery = query(listSubscribers);`,
  'src/room-dialog.ts': `
    import { planQuery } from './queries';
    export default [planQuery, () => import('./keys')];`,
  'src/keys.ts': `
    import { deletePlan } from '${contract}/endpoints/plans';
    export default deletePlan;`,
};

/**
 * Builds an app and returns what its one page needs in addition to the files of the app's module.
 */
async function build(ofModule: string[] = []) {
  const directory = directoryWith(app);
  const compiler = webpack({
    mode: 'production',
    context: directory,
    entry: './src/main.ts',
    output: { path: path.join(directory, 'dist'), filename: '[name].js' },
    resolveLoader: { modules: [path.join(rootDirectory, 'node_modules')] },
    resolve: { extensions: ['.ts', '.js'] },
    externals: { '@praxis/contract/schema': 'var {}' },
    module: {
      rules: [
        typeScriptRule({ hot: false, tsconfig: path.join(rootDirectory, 'tsconfig.base.json') }),
      ],
    },
    optimization: { minimize: false, chunkIds: 'named' },
  });
  let needs: ReturnType<typeof needsOfPage> | undefined;
  compiler.hooks.thisCompilation.tap('test', (compilation) => {
    let page: webpack.AsyncDependenciesBlock | undefined;
    let reach: PageReach | undefined;
    compilation.hooks.finishModules.tapPromise('test', async () => {
      page = [...compilation.modules].flatMap(({ blocks }) => blocks)[0];
      if (page) reach = await reachOfPage(compilation, page);
    });
    compilation.hooks.afterProcessAssets.tap('test', () => {
      if (page && reach)
        needs = needsOfPage(compilation, page, reach, { code: ofModule, shared: [] });
    });
  });
  await runCompiler(compiler);
  return needs;
}

it('derives from the code what a page requests first, and what it may call or open later', async () => {
  expect(await build()).toEqual({
    code: [expect.stringMatching(/rooms_page/)],
    shared: [],
    // Not the queries in the same file that other modules use, and no mutations.
    reads: ['GET /api/v1/doctor/plans', 'GET /apps/ecommerce/cart'],
    lazy: {
      code: [expect.stringMatching(/room-dialog/), expect.stringMatching(/keys/)],
      shared: [],
      reads: expect.arrayContaining([
        'DELETE /api/v1/doctor/plans/:id',
        'GET /api/v1/doctor/plans/:id',
        'POST /api/v1/doctor/plans/:id/publish',
      ]),
    },
  });
}, 60_000);

it('leaves out files of the app’s module, which is loaded before any page', async () => {
  const before = await build();
  const [dialog = '', keys = ''] = before?.lazy.code ?? [];
  const page = before?.code ?? [];
  const needs = await build([dialog, ...page]);
  expect(needs?.code).toEqual([]);
  expect(needs?.lazy.code).toEqual([keys]);
}, 60_000);
