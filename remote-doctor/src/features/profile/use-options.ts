import { useMemo } from 'react';
import { useLanguage } from '@praxis/sdk';
import type { OptionList } from '@praxis/contract/entities/options';
import { useQuery } from '@praxis/sdk/data';
import { optionsQuery } from './queries';

/** An option list in the language of the screen, the label of each of its values, and its query. */
export function useOptions(list: OptionList) {
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
      /** What a field offers; while the list is on its way what is chosen in it, which would show as a code: "US-NY". */
      optionsWith: (...chosen: string[]) =>
        isComing
          ? chosen.filter(Boolean).map((value) => ({ value, label: labelOf(value) }))
          : options,
    };
  }, [data, isComing]);
  return { ...named, query };
}
