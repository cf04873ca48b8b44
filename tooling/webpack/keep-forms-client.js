// While developing: what can't be exchanged in the open page loads it anew, and the shell keeps what was
// typed in its forms over that (`shell/src/boot/follow-sources.ts`).
import.meta.webpackHot.addStatusHandler((status) => {
  if (status === 'abort' || status === 'fail') globalThis.dispatchEvent(new Event('praxis:reload'));
});
