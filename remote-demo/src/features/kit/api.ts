import type * as uiEntry from '@praxis/sdk/ui';
import type * as pageEntry from '@praxis/sdk/ui/page';
import type * as overlayEntry from '@praxis/sdk/ui/overlay';
import type * as listEntry from '@praxis/sdk/ui/list';
import type * as chartEntry from '@praxis/sdk/ui/chart';
import type * as dateEntry from '@praxis/sdk/ui/date';
import type * as editorEntry from '@praxis/sdk/ui/editor';
import type * as extensionsEntry from '@praxis/sdk/ui/extensions';
import type * as mapEntry from '@praxis/sdk/ui/map';
import type * as selectEntry from '@praxis/sdk/ui/select';
import type * as formEntry from '@praxis/sdk/ui/form';
import type { Api } from './kit';

/** Names components of `@praxis/sdk/ui`, whose props an entry lists. */
export const ui = (...names: (keyof typeof uiEntry)[]): Api => ({
  from: '@praxis/sdk/ui',
  names,
  load: () => import('@praxis/sdk-props/ui'),
});

/** Names components of `@praxis/sdk/ui/page`. */
export const page = (...names: (keyof typeof pageEntry)[]): Api => ({
  from: '@praxis/sdk/ui/page',
  names,
  load: () => import('@praxis/sdk-props/ui/page'),
});

/** Names components of `@praxis/sdk/ui/overlay`. */
export const overlay = (...names: (keyof typeof overlayEntry)[]): Api => ({
  from: '@praxis/sdk/ui/overlay',
  names,
  load: () => import('@praxis/sdk-props/ui/overlay'),
});

/** Names components of `@praxis/sdk/ui/list`. */
export const list = (...names: (keyof typeof listEntry)[]): Api => ({
  from: '@praxis/sdk/ui/list',
  names,
  load: () => import('@praxis/sdk-props/ui/list'),
});

/** Names components of `@praxis/sdk/ui/form`. */
export const form = (...names: (keyof typeof formEntry)[]): Api => ({
  from: '@praxis/sdk/ui/form',
  names,
  load: () => import('@praxis/sdk-props/ui/form'),
});

/** Names components of `@praxis/sdk/ui/select`. */
export const select = (...names: (keyof typeof selectEntry)[]): Api => ({
  from: '@praxis/sdk/ui/select',
  names,
  load: () => import('@praxis/sdk-props/ui/select'),
});

/** Names components of `@praxis/sdk/ui/date`. */
export const date = (...names: (keyof typeof dateEntry)[]): Api => ({
  from: '@praxis/sdk/ui/date',
  names,
  load: () => import('@praxis/sdk-props/ui/date'),
});

/** Names components of `@praxis/sdk/ui/editor`. */
export const editor = (...names: (keyof typeof editorEntry)[]): Api => ({
  from: '@praxis/sdk/ui/editor',
  names,
  load: () => import('@praxis/sdk-props/ui/editor'),
});

/** Names components of `@praxis/sdk/ui/extensions`. */
export const extensions = (...names: (keyof typeof extensionsEntry)[]): Api => ({
  from: '@praxis/sdk/ui/extensions',
  names,
  load: () => import('@praxis/sdk-props/ui/extensions'),
});

/** Names components of `@praxis/sdk/ui/chart`. */
export const chart = (...names: (keyof typeof chartEntry)[]): Api => ({
  from: '@praxis/sdk/ui/chart',
  names,
  load: () => import('@praxis/sdk-props/ui/chart'),
});

/** Names components of `@praxis/sdk/ui/map`. */
export const map = (...names: (keyof typeof mapEntry)[]): Api => ({
  from: '@praxis/sdk/ui/map',
  names,
  load: () => import('@praxis/sdk-props/ui/map'),
});
