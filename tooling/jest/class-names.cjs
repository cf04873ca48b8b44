/** Replaces a CSS module: every class keeps its name from the source. */
module.exports = new Proxy(
  { __esModule: true },
  {
    get(target, name, receiver) {
      if (name === '__esModule') return true;
      if (name === 'default') return receiver;
      return typeof name === 'string' ? name : undefined;
    },
  },
);
