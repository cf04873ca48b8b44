type Resolve = (type: unknown) => unknown;

interface Renderer {
  setRefreshHandler: (resolve: Resolve) => void;
}

test('resolves an updated component with the runtimes of all apps', async () => {
  const injected: Renderer[] = [];
  const hook = {
    renderers: new Map<number, unknown>(),
    inject: (renderer: Renderer) => injected.push(renderer),
  };
  Object.assign(globalThis, { window: { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } });
  await import('./renderers-for-all.js');

  let asked: Resolve = () => undefined;
  const renderer: Renderer = { setRefreshHandler: (resolve) => (asked = resolve) };
  hook.inject(renderer);
  expect(injected).toEqual([renderer]);
  expect([...hook.renderers.values()]).toEqual([renderer]);

  const families = { shell: { current: 'new header' }, app: { current: 'new page' } };
  renderer.setRefreshHandler((type) => (type === 'header' ? families.shell : undefined));
  renderer.setRefreshHandler((type) => (type === 'page' ? families.app : undefined));
  expect(asked('header')).toBe(families.shell);
  expect(asked('page')).toBe(families.app);
  expect(asked('dialog')).toBeUndefined();
});
