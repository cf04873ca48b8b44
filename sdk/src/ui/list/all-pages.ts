import type { ResponseOf, Endpoint, QueryInput } from '@praxis/contract';
import type { CallInput } from '../../data/client';
import { useHost, type HostApi } from '../../host';

/** Largest page size that the API allows. */
const maxPerPage = 100;

type RowOf<E extends Endpoint> = ResponseOf<E> extends { items: (infer Row)[] } ? Row : never;

/**
 * Returns a function that fetches every matching row of a list, page by page, for a CSV export. It rejects
 * once the user has signed out.
 */
export function useAllPages<E extends Endpoint>(
  endpoint: E,
): (filter: Omit<QueryInput<E>, 'page' | 'perPage'>) => Promise<RowOf<E>[]> {
  const { client, identity } = useHost();
  return async (filter) => {
    const isSameUser = userCheck(identity);
    const rows: RowOf<E>[] = [];
    for (let page = 1; ; page += 1) {
      const query = { ...filter, page, perPage: maxPerPage };
      const response = await client.call(endpoint, { query } as unknown as CallInput<E>);
      const { items, total } = response as { items: RowOf<E>[]; total: number };
      // The next request would be sent for whoever is signed in by then.
      if (!isSameUser()) throw new Error('The user signed out.');
      rows.push(...items);
      if (items.length === 0 || rows.length >= total) return rows;
    }
  };
}

/** Returns a function that tells whether the user is still signed in; another one may be by then. */
export function userCheck(identity: HostApi['identity']): () => boolean {
  const idOf = () => identity.get()?.userData.id;
  const before = idOf();
  return () => idOf() === before;
}
