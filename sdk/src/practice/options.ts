import { useMemo } from 'react';
import { getOptions } from '@praxis/contract/endpoints/options';
import type { Option, OptionList } from '@praxis/contract/entities/options';
import type { ResponseOf } from '@praxis/contract/endpoint';
import { query } from '../data/query';
import { useQuery, type QueryResult } from '../data/use-query';
import { useLanguage } from '../host';

/** An option list in one language. */
const optionsQuery = query({ app: 'options', name: 'options', endpoint: getOptions });

export interface Options {
  /**
   * Returns a value's label. While the list loads that is "…", since values are codes: "md", "US-NY". If
   * loading failed it is the code, which is better than nothing.
   */
  labelOf(value: string): string;
  /** Returns the options of a field: the list, or only the field's selected values while the list loads. */
  optionsWith(...chosen: string[]): readonly Option[];
  query: QueryResult<ResponseOf<typeof getOptions>>;
}

/** Loads an option list, such as degrees or states, in the current language. */
export function useOptions(list: OptionList): Options {
  const locale = useLanguage();
  const query = useQuery(optionsQuery, { params: { list }, query: { locale } });
  const { data, error } = query;
  const isLoading = !data && !error;
  const named = useMemo(() => {
    const options = data?.items ?? [];
    const labels = new Map(options.map(({ value, label }) => [value, label]));
    const labelOf = (value: string) => labels.get(value) ?? (isLoading ? '…' : value);
    return {
      labelOf,
      optionsWith: (...chosen: string[]) =>
        isLoading
          ? chosen.filter(Boolean).map((value) => ({ value, label: labelOf(value) }))
          : options,
    };
  }, [data, isLoading]);
  return { ...named, query };
}
