// Development: a change that cannot be hot-replaced reloads the page. The shell then saves what was
// typed into its forms and restores it after the reload (`shell/src/boot/follow-sources.ts`).
import.meta.webpackHot.addStatusHandler((status) => {
  if (status === 'abort' || status === 'fail') globalThis.dispatchEvent(new Event('praxis:reload'));
});
