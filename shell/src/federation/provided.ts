/**
 * Modules that the shell gives to role apps and does not itself need on every page. A build can
 * only give what it contains, so each is named here; its code is loaded when an app takes it.
 * A test holds this list against `tooling/shared.js`.
 */
export const provided = {
  dayjs: () => import('dayjs'),
  'redux-saga/effects': () => import('redux-saga/effects'),
  '@praxis/sdk/ui/form': () => import('@praxis/sdk/ui/form'),
  '@praxis/sdk/ui/list': () => import('@praxis/sdk/ui/list'),
  '@praxis/sdk/ui/overlay': () => import('@praxis/sdk/ui/overlay'),
  '@praxis/sdk/ui/page': () => import('@praxis/sdk/ui/page'),
};
