import type { ComponentType } from 'react';
import type { RemoteModule } from '@praxis/sdk';

const loaded = new WeakMap<RemoteModule, Map<string, ComponentType>>();

/** A page whose code is there already. */
export function loadedPage(module: RemoteModule, page: string): ComponentType | undefined {
  return loaded.get(module)?.get(page);
}

/** Loads a page's code; a failure is forgotten, so that the next call tries again. */
export async function loadPage(module: RemoteModule, page: string): Promise<ComponentType> {
  const load = module.pages[page];
  // A manifest that names a page which the module does not have: the two are from different builds.
  if (!load) throw new Error(`The role app has no page "${page}".`);
  const { default: component } = await load();
  const pages = loaded.get(module) ?? new Map<string, ComponentType>();
  loaded.set(module, pages.set(page, component));
  return component;
}
