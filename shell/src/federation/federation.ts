import { createInstance } from '@module-federation/enhanced/runtime';
import giveRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { integrityOf } from './integrity';
import { provided } from './provided';

/** The exports that an app imports: for a CommonJS module, its default export. */
const exportsOf = (module: object) => ('default' in module ? module.default : module);

const name = 'praxis_shell';

/**
 * The federation instance of this page: loads role apps, and shares its runtime and the shell's modules
 * with them. The shell has the only copies and imports them directly, so that public pages need no
 * federation.
 */
export const federation = createInstance({
  name,
  remotes: [],
  // The default strategy loads every app's entry at startup, and one unreachable app blocks them all.
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(provided).map(([module, load]) => [
      module,
      {
        version: '1.0.0',
        shareConfig: { singleton: true, requiredVersion: false },
        // Reloading an app removes shared modules that nothing else uses: the shell must keep these.
        useIn: [name],
        get: async () => {
          const exports = exportsOf(
            await load().catch((error: unknown) => {
              clearFailedLoad(module);
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
      // Same CORS mode and integrity as webpack's chunks and the preloads of the entries.
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
 * Clears a failed load, which the runtime would otherwise cache forever. Also resets the module's owner:
 * the runtime assigns it to the app that took it, and reloading that app would remove it.
 */
function clearFailedLoad(module: string): void {
  for (const shared of Object.values(federation.shareScopeMap['default']?.[module] ?? {}))
    Object.assign(shared, { loading: null, from: name });
}
