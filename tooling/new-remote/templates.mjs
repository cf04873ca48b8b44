/**
 * What a new role app is made for.
 * @typedef {{ id: string, realm: string, role: string, area: string }} NewRemote
 */

/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** @param {string} id */
const capitalised = (id) => id[0]?.toUpperCase() + id.slice(1);

const texts = {
  en: ['Overview', 'Nothing waits for you', 'What needs your attention appears here.'],
  de: ['Übersicht', 'Es wartet nichts auf Sie', 'Hier erscheint, was Sie beachten sollten.'],
  fr: ['Aperçu', 'Rien ne vous attend', 'Ce qui demande votre attention apparaît ici.'],
  pt: ['Visão geral', 'Nada espera por si', 'O que precisa da sua atenção aparece aqui.'],
};

/**
 * The files of a new role app, by path inside of its folder: the shape that every role app has, with
 * one page.
 * @param {NewRemote} remote
 * @returns {Record<string, string>}
 */
export function filesOf(remote) {
  const { id } = remote;
  return {
    'package.json': json({
      name: `@praxis/remote-${id}`,
      version: '1.0.0',
      private: true,
      type: 'module',
      dependencies: { '@praxis/contract': '1.0.0', '@praxis/sdk': '1.0.0' },
      devDependencies: { '@praxis/tooling': '1.0.0' },
    }),
    'tsconfig.json': json({
      extends: '../tsconfig.base.json',
      compilerOptions: {
        rootDir: '.',
        outDir: `../node_modules/.cache/types/remote-${id}`,
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        types: ['jest'],
      },
      include: ['src', 'src/**/*.json', '../tooling/types/assets.d.ts'],
      references: [{ path: '../contract' }, { path: '../sdk' }],
    }),
    'webpack.config.mjs': `import { createRemote } from '@praxis/tooling/webpack.js';

export default createRemote(import.meta.url);
`,
    'src/manifest.ts': manifest(remote),
    'src/remote.ts': remoteModule(remote),
    'src/features/overview/overview.page.tsx': page(remote),
    ...Object.fromEntries(
      Object.entries(texts).map(([language, [title, empty, emptyText]]) => [
        `src/features/overview/texts/${language}.json`,
        json({ overview: { title, empty, emptyText } }),
      ]),
    ),
  };
}

/** @param {NewRemote} remote */
function manifest({ id, realm, role, area }) {
  const labels = Object.entries(texts)
    .map(([language, [title]]) => `${language}: '${title}'`)
    .join(', ');
  return `import type { RemoteManifest } from '@praxis/sdk';

const labels = {
  overview: { ${labels} },
};

/** What the shell has to know of this app before it loads any of its code: data only. */
export const manifest = {
  id: '${id}',
  version: '1.0.0',
  sdk: '^1.0.0',
  realm: '${realm}',
  roles: ['${role}'],
  areas: ['${area}'],
  landing: '${area}/overview',
  menu: [
    { entries: [{ path: '${area}/overview', label: labels.overview, icon: 'dashboard' }] },
  ],
  routes: [{ path: '${area}/overview', page: 'overview', title: labels.overview }],
} as const satisfies RemoteManifest;
`;
}

/** @param {NewRemote} remote */
const remoteModule = ({ id }) => `import type { PageOf, RemoteModule } from '@praxis/sdk';
import type { manifest } from './manifest';

/** The app of ${id}: its pages and its texts. */
export const remote = {
  pages: {
    overview: () =>
      import(/* webpackChunkName: "page-overview" */ './features/overview/overview.page'),
  },
  texts: (feature, language) =>
    import(/* webpackChunkName: "[request]" */ \`./features/\${feature}/texts/\${language}.json\`),
} satisfies RemoteModule<PageOf<typeof manifest>>;
`;

/** @param {NewRemote} remote */
const page = ({ id }) => `import { useTranslation } from '@praxis/sdk';
import { EmptyState } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';

/** ${capitalised(id)}'s landing page. */
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
