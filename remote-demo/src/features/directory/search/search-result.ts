import type { FoundContact, FoundFile } from '@praxis/contract/demo/search';
import type { DirectoryEntry } from '../directory-entry';

/** Search result. */
export type SearchResult =
  | { kind: 'page'; key: string; page: DirectoryEntry }
  | { kind: 'file'; key: string; file: FoundFile }
  | { kind: 'contact'; key: string; contact: FoundContact };

/** Search results under a heading. */
export interface SearchResultGroup {
  name: 'recent' | 'bookmarks' | 'suggested' | 'pages' | 'files' | 'contacts';
  found: readonly SearchResult[];
}

export const pageResult = (page: DirectoryEntry): SearchResult => ({
  kind: 'page',
  key: `page-${page.id}`,
  page,
});
export const fileResult = (file: FoundFile): SearchResult => ({
  kind: 'file',
  key: `file-${file.title}`,
  file,
});
export const contactResult = (contact: FoundContact): SearchResult => ({
  kind: 'contact',
  key: `contact-${contact.email}`,
  contact,
});

/** Name of a result. */
export function nameOf(found: SearchResult): string {
  if (found.kind === 'page') return found.page.label;
  return found.kind === 'file' ? found.file.title : found.contact.title;
}
