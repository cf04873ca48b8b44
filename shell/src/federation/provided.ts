/**
 * Modules that the shell provides to role apps. The build must contain each of them, so all are listed
 * here; each is loaded when an app imports it, unless the shell's own pages have already loaded it.
 * A test compares this list with `tooling/shared.js`, and the build reads it to find their files.
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
 * Preloads the shell modules that a page imports, before the page's code is loaded. The page imports
 * the same modules and reports failures.
 */
export function loadProvided(names: readonly string[]): void {
  for (const name of names) provided[name]?.().catch(() => undefined);
}
