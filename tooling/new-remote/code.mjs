/** @typedef {import('./templates.mjs').NewRemote} NewRemote */

/**
 * The surroundings of a new app. `tools`: the package that builds it.
 * @typedef {{ tools: string }} Surroundings
 */

/**
 * Source files of a new role app, by path within its folder.
 * @param {NewRemote} remote
 * @param {Surroundings} surroundings
 * @returns {Record<string, string>}
 */
export const codeOf = (remote, { tools }) => ({
  'webpack.config.mjs': webpackConfig(tools),
  'src/app.ts': app(remote),
  'src/pages.ts': pages(remote),
  'src/remote.ts': remoteModule(remote),
  'src/faults.test.ts': faultsTest,
  'src/hostile-texts.test.ts': hostileTextsTest(remote),
  'src/features/overview/overview.page.tsx': page(remote),
  'src/features/overview/overview.test.tsx': pageTest(remote),
});

/** @param {string} id */
const capitalized = (id) => id[0]?.toUpperCase() + id.slice(1);

/** @param {string} tools */
const webpackConfig = (tools) => `import { createRemote } from '${tools}';

export default createRemote(import.meta.url);
`;

/** @param {NewRemote} remote */
const app = ({ id, realm, role, area }) => `import type { App } from '@praxis/sdk';

/** Declaration of the app ${id}. */
export const app = {
  id: '${id}',
  sdk: '^1.0.0',
  realm: '${realm}',
  roles: ['${role}'],
  areas: ['${area}'],
  landing: '${area}/overview',
} as const satisfies App;
`;

/** @param {NewRemote} remote */
const pages = ({ id, area }) => `import type { Page } from '@praxis/sdk';
import type titles from './titles/en.json';

/** Pages of the app ${id}, in the order of its menus. */
export const pages = [
  {
    path: '${area}/overview',
    title: 'overview',
    icon: 'list-todo',
    menu: true,
    load: () => import('./features/overview/overview.page'),
  },
] as const satisfies readonly Page<keyof typeof titles>[];
`;

/** @param {NewRemote} remote */
const remoteModule = ({ id }) => `import type { RemoteModule } from '@praxis/sdk';
import { app } from './app';
import { pages } from './pages';

/** The module that the app ${id} exposes. */
export const remote: RemoteModule = {
  app,
  pages,
  texts: (feature, language) =>
    import(/* webpackChunkName: "[request]" */ \`./features/\${feature}/texts/\${language}.json\`),
};
`;

/** @param {NewRemote} remote */
const page = ({ id }) => `import { useTranslation } from '@praxis/sdk';
import { EmptyState } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';

/** ${capitalized(id)}'s landing page. */
export default function OverviewPage() {
  const { t } = useTranslation('${id}');
  return (
    <Page>
      <PageHeader title={t('overview.title')} />
      <EmptyState title={t('overview.empty')}>{t('overview.emptyText')}</EmptyState>
    </Page>
  );
}
`;

/** @param {NewRemote} remote */
const pageTest = ({ area }) => `import { screen } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('shows an empty state', async () => {
  await renderRemote({ remote, path: '${area}/overview' });
  expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect(screen.getByText('Nothing to do')).toBeVisible();
});
`;

const faultsTest = `import { testPagesUnderFaults } from '@praxis/sdk/testing/pages-under-faults';
import { remote } from './remote';

// A page whose path has a parameter needs the path of a record.
testPagesUnderFaults({ remote, records: {} });
`;

/** @param {NewRemote} remote */
const hostileTextsTest = ({
  area,
}) => `import { testPagesWithHostileTexts } from '@praxis/sdk/testing/pages-with-hostile-texts';
import { remote } from './remote';

// The overview shows no texts that users write.
testPagesWithHostileTexts({ remote, records: {}, without: ['${area}/overview'] });
`;
