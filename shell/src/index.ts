// The boundary that federation needs: shared modules are only there once this import has resolved.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap').then(({ boot }) =>
  boot(document.getElementById('root')!),
);
