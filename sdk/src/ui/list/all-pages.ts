import { useEffect, useRef } from 'react';
import type { ResponseOf, Endpoint, QueryInput } from '@praxis/contract';
import type { CallInput } from '../../data/client';
import { useHost } from '../../host';

/** Largest page size that the API allows. */
const maxPerPage = 100;

type RowOf<E extends Endpoint> = ResponseOf<E> extends { items: (infer Row)[] } ? Row : never;

/**
 * Returns a function that fetches every matching row of a list, page by page, for a CSV export. It rejects
 * with an `AbortError` once the user has left the page or signed out: no file with patients' data may
 * arrive after that.
 */
export function useAllPages<E extends Endpoint>(
  endpoint: E,
): (filter: Omit<QueryInput<E>, 'page' | 'perPage'>) => Promise<RowOf<E>[]> {
  const { client } = useHost();
  const leaving = useRef<AbortController>(null);
  useEffect(() => {
    const controller = (leaving.current = new AbortController());
    return () => controller.abort();
  }, []);
  return async (filter) => {
    const signal = leaving.current?.signal;
    const rows: RowOf<E>[] = [];
    for (let page = 1; ; page += 1) {
      const query = { ...filter, page, perPage: maxPerPage };
      const input = { query } as unknown as CallInput<E>;
      const response = await client
        .call(endpoint, input, { signal })
        .finally(() => signal?.throwIfAborted());
      const { items, total } = response as { items: RowOf<E>[]; total: number };
      rows.push(...items);
      if (items.length === 0 || rows.length >= total) return rows;
    }
  };
}
