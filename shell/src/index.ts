// The boundary that federation needs: shared modules are only there once this import has resolved.
void import(/* webpackChunkName: "start" */ './start').then(({ start }) => {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id "root".');
  return start(container);
});
