import type { App, Label, RemoteManifest } from '@praxis/sdk';
import { app } from '../app';
import { pages } from '../pages';
import de from '../titles/de.json';
import en from '../titles/en.json';
import fr from '../titles/fr.json';
import pt from '../titles/pt.json';

const labelOf = (key: keyof typeof en): Label => ({
  en: en[key],
  de: de[key],
  fr: fr[key],
  pt: pt[key],
});

const part = { code: [], shared: [], reads: [] };

/**
 * The app's manifest as the top bar receives it: the pages and menu that the user may see, without
 * icons and files.
 */
export function manifestFor(may: (subject: string) => boolean = () => true): RemoteManifest {
  const allowed = pages.filter((page) => !('access' in page) || may(page.access.subject));
  return {
    ...(app satisfies App),
    version: '1.0.0',
    menu: [
      {
        entries: allowed.flatMap(({ path, title, ...page }) =>
          'menu' in page ? [{ path: [path].flat()[0] ?? '', label: labelOf(title), icon: [] }] : [],
        ),
      },
    ],
    profileMenu: [],
    pages: allowed.map(({ path, title, load }) => ({
      paths: [path].flat(),
      title: labelOf(title),
      feature: /features\/([^/]+)\//.exec(String(load))?.[1] ?? title,
      ...part,
      lazy: part,
    })),
    files: { entry: '', module: [], texts: {} },
  };
}
