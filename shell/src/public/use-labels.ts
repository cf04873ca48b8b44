import { getOptions } from '@praxis/contract/endpoints/public';
import type { Option, OptionList } from '@praxis/contract/entities/options';
import { useLanguageOfPage } from './use-language-of-page';
import type { Deployment } from '../boot/deployment';
import { useRequest } from './use-request';

export interface Labels {
  options: readonly Option[];
  /** The label of a value; empty until the labels are there. */
  of(value: string): string;
}

/** An option list in the language of the page. */
export function useLabels(deployment: Deployment, list: OptionList): Labels {
  const locale = useLanguageOfPage();
  const { data } = useRequest(deployment, `${list} ${locale}`, (client, signal) =>
    client.call(getOptions, { params: { list }, query: { locale } }, { signal }),
  );
  const options = data?.items ?? [];
  return {
    options,
    of: (value) => options.find((option) => option.value === value)?.label ?? '',
  };
}

/** The name of a language in the language of the page. */
export const languageName = (code: string, inLanguage: string): string =>
  new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code;
