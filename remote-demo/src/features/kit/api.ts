import type * as uiEntry from '@praxis/sdk/ui';
import type * as pageEntry from '@praxis/sdk/ui/page';
import type * as overlayEntry from '@praxis/sdk/ui/overlay';
import type * as listEntry from '@praxis/sdk/ui/list';
import type * as formEntry from '@praxis/sdk/ui/form';
import type { Api } from './kit';

/** Names components of `@praxis/sdk/ui`. */
export const ui = (...names: (keyof typeof uiEntry)[]): Api => ({
  from: '@praxis/sdk/ui',
  names,
  load: () => import('@praxis/sdk-props/ui'),
});

/** Of `@praxis/sdk/ui/page`. */
export const page = (...names: (keyof typeof pageEntry)[]): Api => ({
  from: '@praxis/sdk/ui/page',
  names,
  load: () => import('@praxis/sdk-props/ui/page'),
});

/** Of `@praxis/sdk/ui/overlay`. */
export const overlay = (...names: (keyof typeof overlayEntry)[]): Api => ({
  from: '@praxis/sdk/ui/overlay',
  names,
  load: () => import('@praxis/sdk-props/ui/overlay'),
});

/** Of `@praxis/sdk/ui/list`. */
export const list = (...names: (keyof typeof listEntry)[]): Api => ({
  from: '@praxis/sdk/ui/list',
  names,
  load: () => import('@praxis/sdk-props/ui/list'),
});

/** Of `@praxis/sdk/ui/form`. */
export const form = (...names: (keyof typeof formEntry)[]): Api => ({
  from: '@praxis/sdk/ui/form',
  names,
  load: () => import('@praxis/sdk-props/ui/form'),
});
