import { useMemo } from 'react';
import { useLanguage } from '@praxis/sdk';
import type { Option, OptionList } from '@praxis/contract/entities/options';
import { useDataGroup, type CallInput, type DataGroup } from '@praxis/sdk/data';
import type { getOptions } from '@praxis/contract/endpoints/public';

type OptionsGroup = DataGroup<CallInput<typeof getOptions>, { items: Option[] }>;

/** An option list in the language of the screen, and the label of each of its values. */
export function useOptions(group: OptionsGroup, list: OptionList) {
  const locale = useLanguage();
  const { data } = useDataGroup(group, { params: { list }, query: { locale } });
  return useMemo(() => {
    const options = data?.items ?? [];
    const labels = new Map(options.map(({ value, label }) => [value, label]));
    return { options, labelOf: (value: string) => labels.get(value) ?? value };
  }, [data]);
}
