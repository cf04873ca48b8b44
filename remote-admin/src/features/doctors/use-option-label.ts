import type { OptionList } from '@praxis/contract/entities/options';
import { useLanguage } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { optionsQuery } from './queries';

/** Says the values of an option list in the language of the screen. */
export function useOptionLabel(list: OptionList): (value: string) => string {
  const locale = useLanguage();
  const { data } = useQuery(optionsQuery, { params: { list }, query: { locale } });
  return (value) => data?.items.find((option) => option.value === value)?.label ?? value;
}
