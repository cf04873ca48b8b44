import { useMemo } from 'react';
import { useLanguage } from '@praxis/sdk';
import type { OptionList } from '@praxis/contract/entities/options';
import { useQuery } from '@praxis/sdk/data';
import { optionsQuery } from './queries';

/** An option list in the language of the screen, and the label of each of its values. */
export function useOptions(list: OptionList) {
  const locale = useLanguage();
  const { data } = useQuery(optionsQuery, { params: { list }, query: { locale } });
  return useMemo(() => {
    const options = data?.items ?? [];
    const labels = new Map(options.map(({ value, label }) => [value, label]));
    return { options, labelOf: (value: string) => labels.get(value) ?? value };
  }, [data]);
}
