/** What React tells of itself to tools, through the page. */
interface Window {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    renderers: Map<number, unknown>;
    inject(renderer: object): number;
  };
}
