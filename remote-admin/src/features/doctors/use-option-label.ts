import type { OptionList } from '@praxis/contract/entities/options';
import { useLanguage } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { optionsQuery } from './queries';

/** Says the values of an option list in the language of the screen; and the list's query. */
export function useOptionLabel(list: OptionList) {
  const locale = useLanguage();
  const query = useQuery(optionsQuery, { params: { list }, query: { locale } });
  const labelOf = (value: string) =>
    query.data?.items.find((option) => option.value === value)?.label ?? value;
  return { labelOf, query };
}
