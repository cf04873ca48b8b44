/**
 * Runs in the shell's page while developing, before React does. The shell and each role app have a
 * refresh runtime of their own, and only the first one hears of React's renderer: a change in a role
 * app would arrive and show nothing. Keeping the renderer where later runtimes look for it lets all
 * of them exchange components.
 */
const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook.inject;

hook.inject = (/** @type {unknown} */ renderer) => {
  const id = inject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};
