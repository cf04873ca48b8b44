import type { FoundContact, FoundFile } from '@praxis/contract/demo/search';
import type { DirectoryEntry } from '../directory-entry';

/** One result. */
export type Found =
  | { kind: 'page'; key: string; page: DirectoryEntry }
  | { kind: 'file'; key: string; file: FoundFile }
  | { kind: 'contact'; key: string; contact: FoundContact };

/** Results under a heading. */
export interface FoundGroup {
  name: 'recent' | 'bookmarks' | 'suggested' | 'pages' | 'files' | 'contacts';
  found: readonly Found[];
}

export const pageFound = (page: DirectoryEntry): Found => ({
  kind: 'page',
  key: `page-${page.id}`,
  page,
});
export const fileFound = (file: FoundFile): Found => ({
  kind: 'file',
  key: `file-${file.title}`,
  file,
});
export const contactFound = (contact: FoundContact): Found => ({
  kind: 'contact',
  key: `contact-${contact.email}`,
  contact,
});

/** What a result is called. */
export function nameOf(found: Found): string {
  if (found.kind === 'page') return found.page.label;
  return found.kind === 'file' ? found.file.title : found.contact.title;
}
