import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { codeSchema, pictureSchema } from '../entities/product-strings';
import { dateSchema, demoIdSchema, idInBody, textQuery } from './fields';

export const autocompleteItemSchema = z.object({
  id: demoIdSchema,
  title: z.string(),
  rank: z.number(),
});
export type AutocompleteItem = z.infer<typeof autocompleteItemSchema>;

/** A page in the searchable directory. */
export const directoryPageSchema = z.object({
  id: demoIdSchema,
  target: codeSchema,
  isBookmarked: z.boolean(),
  title: z.string(),
  icon: codeSchema,
  link: z.string(),
  collapsed: z.optional(z.boolean()),
});
export type DirectoryPage = z.infer<typeof directoryPageSchema>;

export const foundFileSchema = z.object({
  title: z.string(),
  by: z.string(),
  size: z.string(),
  file: pictureSchema,
});
export type FoundFile = z.infer<typeof foundFileSchema>;

export const foundContactSchema = z.object({
  title: z.string(),
  email: z.string(),
  img: pictureSchema,
  date: dateSchema,
});
export type FoundContact = z.infer<typeof foundContactSchema>;

/** Maximum number of displayed results per group. */
export const searchLimit = 4;

const group = <Title extends string, Item extends z.ZodMiniType>(title: Title, item: Item) =>
  z.object({
    groupTitle: z.literal(title),
    searchLimit: z.literal(searchLimit),
    data: z.array(item),
  });

export const getAutocomplete = endpoint({
  method: 'GET',
  path: '/api/autocomplete/data',
  audience: 'public',
  response: z.object({ autoComplete: z.array(autocompleteItemSchema) }),
  reads: [],
});

export const getSearchGroups = endpoint({
  method: 'GET',
  path: '/api/main-search/data',
  audience: 'public',
  response: z.object({
    searchArr: z.tuple([
      group('Pages', directoryPageSchema),
      group('Files', foundFileSchema),
      group('Contacts', foundContactSchema),
    ]),
  }),
  reads: ['demoBookmark'],
});

export const getBookmarks = endpoint({
  method: 'GET',
  path: '/api/bookmarks/data',
  audience: 'public',
  response: z.object({
    suggestions: z.array(directoryPageSchema),
    bookmarks: z.array(directoryPageSchema),
  }),
  reads: ['demoBookmark'],
});

/** Toggles a page's bookmark. */
export const toggleBookmark = endpoint({
  method: 'POST',
  path: '/api/bookmarks/update',
  audience: 'public',
  body: z.object({ id: idInBody }),
  changes: ['demoBookmark'],
});

/** Moves a bookmark to the position of another one; those in between shift. */
export const moveBookmark = endpoint({
  method: 'POST',
  path: '/api/bookmarks/move',
  audience: 'public',
  body: z.object({ id: idInBody, toId: idInBody }),
  changes: ['demoBookmark'],
});

/** Returns a found file by its title: a `data:` URL. */
export const getFoundFile = endpoint({
  method: 'GET',
  path: '/api/main-search/file',
  audience: 'public',
  query: z.object({ title: textQuery() }),
  response: z.object({ fileName: z.string(), url: z.string().check(z.regex(/^data:/)) }),
  reads: [],
});
