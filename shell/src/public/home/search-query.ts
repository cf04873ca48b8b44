/** Page size of the list: three rows of three. */
export const doctorsPerPage = 9;

/** The parameters of the doctor search, as in the address. */
export interface SearchQuery {
  q: string;
  speciality: string;
  state: string;
  language: string;
  page: number;
}

const filters = ['q', 'speciality', 'state', 'language'] as const;

/** The API refuses longer texts. */
const maxLength = 60;

/** Parses the search of an address; ignores invalid values. */
export function readSearch(search: string): SearchQuery {
  const parameters = new URLSearchParams(search);
  const text = (name: string) => (parameters.get(name) ?? '').trim().slice(0, maxLength);
  const page = Number(parameters.get('page') ?? '1');
  return {
    q: text('q'),
    speciality: text('speciality'),
    state: text('state'),
    language: text('language'),
    page: Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** Builds the shareable address of a search. */
export function searchAddress(query: SearchQuery): string {
  const parameters = new URLSearchParams();
  for (const name of filters) if (query[name] !== '') parameters.set(name, query[name]);
  if (query.page > 1) parameters.set('page', String(query.page));
  const text = parameters.toString();
  return text === '' ? '/' : `/?${text}`;
}

export const isNarrowed = (query: SearchQuery): boolean =>
  filters.some((name) => query[name] !== '');
