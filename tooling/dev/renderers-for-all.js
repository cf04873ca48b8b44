/**
 * Runs in the shell's page while developing, before React does. The shell and each role app have a
 * refresh runtime of their own, and only the first one hears of React's renderer: a change in a role
 * app would arrive and show nothing. Keeping the renderer where later runtimes look for it lets all
 * of them exchange components. React asks one runtime alone, the last that changed something, what a
 * component has become: here it asks all of them, so that a change in one app does not bring back old
 * components of another.
 */
const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook.inject;

/** @typedef {(type: unknown) => unknown} Resolve tells the family of a component that has changed */

/** @param {{ setRefreshHandler?: (resolve: Resolve | null) => void }} renderer */
function askAll(renderer) {
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

hook.inject = (/** @type {Parameters<typeof askAll>[0]} */ renderer) => {
  askAll(renderer);
  const id = inject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};
