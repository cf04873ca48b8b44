import { createInstance } from '@module-federation/enhanced/runtime';
import giveRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { integrityOf } from './integrity';
import { provided } from './provided';

/** What an app imports of a module: of one in CommonJS that is its default export. */
const exportsOf = (module: object) => ('default' in module ? module.default : module);

const name = 'praxis_shell';

/**
 * The federation of this page: it loads role apps, and gives them its own runtime and the shell's
 * modules. The shell's own code imports those modules as any other, for it has the only ones; so
 * public pages do without all of this.
 */
export const federation = createInstance({
  name,
  remotes: [],
  // The default loads every app's entry at the start, and one that is out of reach stops them all.
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(provided).map(([module, load]) => [
      module,
      {
        version: '1.0.0',
        shareConfig: { singleton: true, requiredVersion: false },
        // An app that is loaded anew takes what nobody else uses along with it: these stay.
        useIn: [name],
        get: async () => {
          const exports = exportsOf(
            await load().catch((error: unknown) => {
              forgetFailed(module);
              throw error;
            }),
          );
          return () => exports;
        },
      },
    ]),
  ),
  plugins: [
    giveRuntime(),
    {
      // Entries are asked for as webpack asks for chunks and as they are preloaded, and are checked alike.
      name: 'praxis-entry-script',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.integrity = integrityOf(url);
        if (new URL(url).origin !== window.location.origin) script.crossOrigin = 'anonymous';
        return script;
      },
    },
  ],
});

/**
 * The runtime keeps what a module's first load came to: its failure would answer every later one. And it has
 * written the module down as the app's that took it, so that loading the app anew would take it away.
 */
function forgetFailed(module: string): void {
  for (const shared of Object.values(federation.shareScopeMap['default']?.[module] ?? {}))
    Object.assign(shared, { loading: null, from: name });
}
