/** Doctors on a page of the list: three rows of three. */
export const doctorsPerPage = 9;

/** What the search for doctors is narrowed by; each part stands in the address. */
export interface SearchQuery {
  q: string;
  speciality: string;
  state: string;
  language: string;
  page: number;
}

const filters = ['q', 'speciality', 'state', 'language'] as const;

/** Longer texts are nobody's, and the API refuses them. */
const longest = 60;

/** Reads the search from an address; what makes no sense there is as if it were not. */
export function readSearch(search: string): SearchQuery {
  const parameters = new URLSearchParams(search);
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, longest);
  const page = Number(parameters.get('page') ?? '1');
  return {
    q: text('q'),
    speciality: text('speciality'),
    state: text('state'),
    language: text('language'),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** The address of a search: a link to it can be shared. */
export function searchAddress(query: SearchQuery): string {
  const parameters = new URLSearchParams();
  for (const name of filters) if (query[name] !== '') parameters.set(name, query[name]);
  if (query.page > 1) parameters.set('page', String(query.page));
  const text = parameters.toString();
  return text === '' ? '/' : `/?${text}`;
}

export const isNarrowed = (query: SearchQuery): boolean =>
  filters.some((name) => query[name] !== '');
