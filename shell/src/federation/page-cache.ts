import type { ComponentType } from 'react';
import type { RemoteModule } from '@praxis/sdk';
import { addTexts, hasTexts, type TextsLoader } from '../language/language';
import type { LoadedRemote } from './load-remote';

const loaded = new WeakMap<RemoteModule, Map<string, ComponentType>>();

/** A page whose code and texts are there already. */
export function loadedPage(remote: LoadedRemote, page: string): ComponentType | undefined {
  const ready = [...textsOf(remote, page).keys()].every((part) => hasTexts(remote.entry.id, part));
  return ready ? loaded.get(remote.module)?.get(page) : undefined;
}

/** Loads a page's code and its texts; a failure is forgotten, so that the next call tries again. */
export async function loadPage(remote: LoadedRemote, page: string): Promise<ComponentType> {
  const { entry, module } = remote;
  const load = module.pages[page];
  // A manifest that names a page which the module does not have: the two are from different builds.
  if (!load) throw new Error(`The role app has no page "${page}".`);
  const [{ default: component }] = await Promise.all([
    load(),
    ...[...textsOf(remote, page)].map(([part, loadTexts]) => addTexts(entry.id, loadTexts, part)),
  ]);
  const pages = loaded.get(module) ?? new Map<string, ComponentType>();
  loaded.set(module, pages.set(page, component));
  return component;
}

/** What a page shows: the texts of its feature, and those that the app's features share. */
function textsOf({ manifest, module }: LoadedRemote, page: string): Map<string, TextsLoader> {
  const { feature } = manifest.files.pages[page] ?? {};
  const { sharedTexts } = module;
  const texts = new Map<string, TextsLoader>();
  if (feature) texts.set(feature, (language) => module.texts(feature, language));
  if (sharedTexts) texts.set('shared', (language) => sharedTexts(language));
  return texts;
}
