import type { ComponentType } from 'react';
import type { PageManifest, RemoteModule } from '@praxis/sdk';
import { addTexts, hasTexts, type TextsLoader } from '../language/language';
import type { LoadedRemote } from './load-remote';
import { textsLoader } from './texts-loader';

const loaded = new WeakMap<RemoteModule, Map<string, ComponentType>>();

/** Identifies a page within its app. */
const keyOf = ({ paths }: PageManifest) => paths[0] ?? '';

/** The declaration in `pages.ts` of a page in the manifest. */
export const declaredPage = (
  { module }: LoadedRemote,
  page: PageManifest,
): RemoteModule['pages'][number] | undefined =>
  module.pages.find(({ path }) => [path].flat()[0] === keyOf(page));

/** A page's component, if its code and texts are already loaded. */
export function loadedPage(remote: LoadedRemote, page: PageManifest): ComponentType | undefined {
  const ready = [...textsOf(remote, page).keys()].every((part) => hasTexts(remote.entry.id, part));
  return ready ? loaded.get(remote.module)?.get(keyOf(page)) : undefined;
}

/** Loads a page's code and texts. Failures are not cached: the next call retries. */
export async function loadPage(remote: LoadedRemote, page: PageManifest): Promise<ComponentType> {
  const { entry, module } = remote;
  const key = keyOf(page);
  const declared = declaredPage(remote, page);
  // Then manifest and module are from different builds.
  if (!declared) throw new Error(`The role app has no page at ${key}.`);
  const [{ default: component }] = await Promise.all([
    declared.load(),
    ...[...textsOf(remote, page)].map(([part, loadTexts]) => addTexts(entry.id, loadTexts, part)),
  ]);
  const pages = loaded.get(module) ?? new Map<string, ComponentType>();
  loaded.set(module, pages.set(key, component));
  return component;
}

/** The texts of a page: those of its feature, and those that the app's features share. */
function textsOf({ module }: LoadedRemote, { feature }: PageManifest): Map<string, TextsLoader> {
  const { sharedTexts } = module;
  const texts = new Map<string, TextsLoader>();
  texts.set(feature, textsLoader(module, feature));
  if (sharedTexts) texts.set('shared', (language) => sharedTexts(language));
  return texts;
}
