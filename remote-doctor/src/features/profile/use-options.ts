import { useMemo } from 'react';
import { useLanguage } from '@praxis/sdk';
import type { OptionList } from '@praxis/contract/entities/options';
import { useQuery } from '@praxis/sdk/data';
import { optionsQuery } from './queries';

/** An option list in the language of the screen, the label of each of its values, and its query. */
export function useOptions(list: OptionList) {
  const locale = useLanguage();
  const query = useQuery(optionsQuery, { params: { list }, query: { locale } });
  const { data } = query;
  const named = useMemo(() => {
    const options = data?.items ?? [];
    const labels = new Map(options.map(({ value, label }) => [value, label]));
    return { options, labelOf: (value: string) => labels.get(value) ?? value };
  }, [data]);
  return { ...named, query };
}
