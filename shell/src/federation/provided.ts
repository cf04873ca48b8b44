/**
 * Modules that the shell gives to role apps. A build can only give what it contains, so each is
 * named here; its code is loaded when an app takes it, unless the shell's own pages have brought it.
 * A test holds this list against `tooling/shared.js`, and the build reads it to know their files.
 */
export const provided: Readonly<Record<string, () => Promise<object>>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'redux-saga/effects': () => import('redux-saga/effects'),
  dayjs: () => import('dayjs'),
  '@praxis/contract/schema': () => import('@praxis/contract/schema'),
  '@praxis/sdk': () => import('@praxis/sdk'),
  '@praxis/sdk/data': () => import('@praxis/sdk/data'),
  '@praxis/sdk/router': () => import('@praxis/sdk/router'),
  '@praxis/sdk/ui': () => import('@praxis/sdk/ui'),
  '@praxis/sdk/practice/account': () => import('@praxis/sdk/practice/account'),
  '@praxis/sdk/practice/appointment': () => import('@praxis/sdk/practice/appointment'),
  '@praxis/sdk/practice/conversation': () => import('@praxis/sdk/practice/conversation'),
  '@praxis/sdk/practice/options': () => import('@praxis/sdk/practice/options'),
  '@praxis/sdk/practice/plan': () => import('@praxis/sdk/practice/plan'),
  '@praxis/sdk/practice/vacation': () => import('@praxis/sdk/practice/vacation'),
  '@praxis/sdk/practice/when': () => import('@praxis/sdk/practice/when'),
  '@praxis/sdk/ui/calendar': () => import('@praxis/sdk/ui/calendar'),
  '@praxis/sdk/ui/chart': () => import('@praxis/sdk/ui/chart'),
  '@praxis/sdk/ui/date': () => import('@praxis/sdk/ui/date'),
  '@praxis/sdk/ui/editor': () => import('@praxis/sdk/ui/editor'),
  '@praxis/sdk/ui/extensions': () => import('@praxis/sdk/ui/extensions'),
  '@praxis/sdk/ui/form': () => import('@praxis/sdk/ui/form'),
  '@praxis/sdk/ui/html': () => import('@praxis/sdk/ui/html'),
  '@praxis/sdk/ui/invoice': () => import('@praxis/sdk/ui/invoice'),
  '@praxis/sdk/ui/list': () => import('@praxis/sdk/ui/list'),
  '@praxis/sdk/ui/map': () => import('@praxis/sdk/ui/map'),
  '@praxis/sdk/ui/overlay': () => import('@praxis/sdk/ui/overlay'),
  '@praxis/sdk/ui/picture': () => import('@praxis/sdk/ui/picture'),
  '@praxis/sdk/ui/page': () => import('@praxis/sdk/ui/page'),
  '@praxis/sdk/ui/select': () => import('@praxis/sdk/ui/select'),
  '@praxis/sdk/ui/sortable': () => import('@praxis/sdk/ui/sortable'),
  '@praxis/sdk/ui/table': () => import('@praxis/sdk/ui/table'),
};

/**
 * Starts to load what a page takes from the shell, before its own code is there to ask for it. A failure is the
 * page's to tell, which takes the same.
 */
export function loadProvided(names: readonly string[]): void {
  for (const name of names) provided[name]?.().catch(() => undefined);
}
