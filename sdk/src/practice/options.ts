import { useMemo } from 'react';
import { getOptions } from '@praxis/contract/endpoints/options';
import type { Option, OptionList } from '@praxis/contract/entities/options';
import type { AnswerOf } from '@praxis/contract/endpoint';
import { query } from '../data/query';
import { useQuery, type QueryResult } from '../data/use-query';
import { useLanguage } from '../host';

/** An option list in a language. */
const optionsQuery = query({ app: 'options', name: 'options', endpoint: getOptions });

export interface Options {
  /**
   * What a value is called. While the list is on its way that is "…", for a value is a code: "md", "US-NY".
   * Where the list failed the code is shown, which says more than nothing.
   */
  labelOf(value: string): string;
  /** What a field offers: the list, or what is chosen in the field while the list is on its way. */
  optionsWith(...chosen: string[]): readonly Option[];
  query: QueryResult<AnswerOf<typeof getOptions>>;
}

/** An option list, such as degrees or states, in the language of the screen. */
export function useOptions(list: OptionList): Options {
  const locale = useLanguage();
  const query = useQuery(optionsQuery, { params: { list }, query: { locale } });
  const { data, error } = query;
  const isComing = !data && !error;
  const named = useMemo(() => {
    const options = data?.items ?? [];
    const labels = new Map(options.map(({ value, label }) => [value, label]));
    const labelOf = (value: string) => labels.get(value) ?? (isComing ? '…' : value);
    return {
      labelOf,
      optionsWith: (...chosen: string[]) =>
        isComing
          ? chosen.filter(Boolean).map((value) => ({ value, label: labelOf(value) }))
          : options,
    };
  }, [data, isComing]);
  return { ...named, query };
}
