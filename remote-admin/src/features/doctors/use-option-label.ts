import type { getOptions } from '@praxis/contract/endpoints/public';
import type { Option, OptionList } from '@praxis/contract/entities/options';
import { useLanguage } from '@praxis/sdk';
import { useDataGroup, type CallInput, type DataGroup } from '@praxis/sdk/data';

type OptionsGroup = DataGroup<CallInput<typeof getOptions>, { items: Option[] }>;

/** Says the values of an option list in the language of the screen. */
export function useOptionLabel(group: OptionsGroup, list: OptionList): (value: string) => string {
  const locale = useLanguage();
  const { data } = useDataGroup(group, { params: { list }, query: { locale } });
  return (value) => data?.items.find((option) => option.value === value)?.label ?? value;
}
