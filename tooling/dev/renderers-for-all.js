/**
 * Runs in the shell's page during development, before React. The shell and each role app have a
 * refresh runtime of their own, but only the first one is told about React's renderer, so a hot
 * update of a role app would have no effect. Storing the renderer where later runtimes look for it
 * lets all of them replace components. React also keeps only one refresh handler, that of the
 * runtime that updated last: here it calls all of them, so that an update of one app does not
 * revert components of another.
 */
const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook.inject;

/** @typedef {(type: unknown) => unknown} Resolve returns the family of a component that was updated */

/** @param {{ setRefreshHandler?: (resolve: Resolve | null) => void }} renderer */
function callAllRuntimes(renderer) {
  const { setRefreshHandler } = renderer;
  if (!setRefreshHandler) return;
  /** @type {Set<Resolve>} */
  const runtimes = new Set();
  renderer.setRefreshHandler = (resolve) => {
    if (resolve) runtimes.add(resolve);
    setRefreshHandler((type) => {
      for (const runtime of runtimes) {
        const family = runtime(type);
        if (family) return family;
      }
      return undefined;
    });
  };
}

hook.inject = (/** @type {Parameters<typeof callAllRuntimes>[0]} */ renderer) => {
  callAllRuntimes(renderer);
  const id = inject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};
