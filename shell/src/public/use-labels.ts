import { getOptions } from '@praxis/contract/endpoints/options';
import type { Option, OptionList } from '@praxis/contract/entities/options';
import { query, useQuery } from '@praxis/sdk/data';
import { useCurrentLanguage } from './use-current-language';

/** The entries of an option list in a language. */
const optionsQuery = query({ app: 'public', name: 'options', endpoint: getOptions });

export interface Labels {
  options: readonly Option[];
  /** The label of a value; empty until the labels are loaded. */
  of(value: string): string;
}

/** An option list in the current language. */
export function useLabels(list: OptionList): Labels {
  const locale = useCurrentLanguage();
  const { shown } = useQuery(optionsQuery, { params: { list }, query: { locale } });
  const options = shown?.items ?? [];
  return {
    options,
    of: (value) => options.find((option) => option.value === value)?.label ?? '',
  };
}
