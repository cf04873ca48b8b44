import type { OptionList } from '@praxis/contract/entities/options';
import { useLanguage } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { optionsQuery } from './queries';

/** Says the values of an option list in the language of the screen; and the list's query. */
export function useOptionLabel(list: OptionList) {
  const locale = useLanguage();
  const query = useQuery(optionsQuery, { params: { list }, query: { locale } });
  const { data, error } = query;
  // A value is a code: "md". Where the list fails it says more than nothing.
  const unknown = (value: string) => (data || error ? value : '…');
  const labelOf = (value: string) =>
    data?.items.find((option) => option.value === value)?.label ?? unknown(value);
  return { labelOf, query };
}
