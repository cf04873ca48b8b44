/** Stands in for a CSS module: every class is called what it is called in the source. */
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
