import type { ComponentType } from 'react';
import type props from '@praxis/sdk-props/ui';

/** Facts about the components of an sdk entry point from their types, by name. */
export type Components = typeof props;
export type ComponentFacts = Components[string];

/** Section of the UI kit, with a page for each of its entries. */
export interface KitSection {
  /** Path segment; in camel case, the key of its texts. */
  slug: string;
  entries: readonly KitEntry[];
  /** Loads the content of an entry from its file: `button.entry.ts`. */
  load(slug: string): Promise<{ default: EntryContent }>;
}

/** Entry of a section, with a page of its own. */
export interface KitEntry {
  /** Path segment below the section's; in camel case, the key of its texts. */
  slug: string;
  /** Name of the component; entries without one have a `title` in their texts. */
  name?: string;
  /** Key of its heading (`kit.groups`); entries of a group are consecutive. */
  group?: string;
}

/** Content of an entry's page, lazy-loaded. */
export interface EntryContent {
  examples: readonly [Example, ...Example[]];
  /** When to use it, and what to use instead. */
  use?: readonly string[];
  /** Components whose props are listed. */
  api?: readonly Api[];
  /** Paths of pages that use it. */
  links?: readonly string[];
  /** Preview on the entry's card; the first example by default. */
  preview?: ComponentType;
}

/** Runnable example, whose file is shown as a model of its use. */
export interface Example {
  title: string;
  /** What the example demonstrates. */
  text?: string;
  show: ComponentType;
  /** Source of the file: `import('./examples/button-kinds.example?source')`. */
  source(): Promise<{ default: string }>;
  /** Renders its own surface, so it needs no padding. */
  flush?: boolean;
}

/** Components of an sdk entry point. */
export interface Api {
  /** Import path. */
  from: string;
  names: readonly string[];
  load(): Promise<{ default: Components }>;
}
