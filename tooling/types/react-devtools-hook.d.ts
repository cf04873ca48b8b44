/** The global through which React talks to developer tools. */
interface Window {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    renderers: Map<number, unknown>;
    inject(renderer: object): number;
  };
}
