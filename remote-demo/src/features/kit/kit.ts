import type { ComponentType } from 'react';
import type props from '@praxis/sdk-props/ui';

/** What the types say of the components of an entry of the sdk, by their names. */
export type Components = typeof props;
export type ComponentFacts = Components[string];

/** A section of the UI kit: an address with a page for each of its entries. */
export interface KitSection {
  /** Its address is `/` and this; in camel case, the key of its texts. */
  slug: string;
  entries: readonly KitEntry[];
  /** Brings an entry's content, which stands in a file called after it: `button.entry.ts`. */
  load(slug: string): Promise<{ default: EntryContent }>;
}

/** A page of a section. */
export interface KitEntry {
  /** Its address under the section's, and, in camel case, the key of its texts. */
  slug: string;
  /** The component's name; entries without one have a `title` among their texts. */
  name?: string;
  /** Key of the heading that it stands under (`kit.groups`); entries of one group follow each other. */
  group?: string;
}

/** What the page of an entry shows: its code is loaded with it. */
export interface EntryContent {
  examples: readonly [Example, ...Example[]];
  /** When to take it, and when something else. */
  use?: readonly string[];
  /** The components whose props are listed. */
  api?: readonly Api[];
  /** Addresses of pages that use it. */
  links?: readonly string[];
  /** Stands on the entry's card in the section, where it is not the first example. */
  preview?: ComponentType;
}

/** A file that a team could have written: it runs as it is shown. */
export interface Example {
  title: string;
  /** What is to be seen in it. */
  text?: string;
  show: ComponentType;
  /** The file itself: `import('./examples/button-kinds.example?source')`. */
  source(): Promise<{ default: string }>;
  /** It draws a surface of its own, up to the edges. */
  flush?: boolean;
}

/** Components of an entry of the sdk. */
export interface Api {
  /** What they are imported from. */
  from: string;
  names: readonly string[];
  load(): Promise<{ default: Components }>;
}
