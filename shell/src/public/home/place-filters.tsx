import { useTranslation } from '@praxis/sdk';
import { languageNames } from '@praxis/sdk/ui';
import { NativeSelectField, type Choice } from '@praxis/sdk/ui/form';
import { useLabels } from '../use-labels';
import { useCurrentLanguage } from '../use-current-language';
import styles from './doctor-search.module.css';
import type { Search } from './use-search';

interface Props extends Search {
  /** The values that have doctors. */
  offered: { states: readonly string[]; languages: readonly string[] } | undefined;
}

/** Filters by state, grouped by country, and by language; only offers values with results. */
export function PlaceFilters({ query, change, offered }: Props) {
  const { t } = useTranslation('public');
  const language = useCurrentLanguage();
  const states = useLabels('states');
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);

  const places = withChosen(offered?.states, query.state)
    .map((value) => {
      const group = countries.of(value.slice(0, 2)) ?? value.slice(0, 2);
      const label = states.of(value) || value;
      return { value, group, label: label.replace(`, ${group}`, '') };
    })
    .sort((a, b) => compare(a.group, b.group) || compare(a.label, b.label));
  const languages = withChosen(offered?.languages, query.language)
    .map((value) => ({ value, label: languageNames([value], language) }))
    .sort((a, b) => compare(a.label, b.label));
  /** Without a choice the placeholder already stands for "any". */
  const withAny = (chosen: string, choices: readonly Choice[]): readonly Choice[] =>
    chosen === '' ? choices : [{ value: '', label: t('search.any') }, ...choices];

  return (
    <div className={styles.filters}>
      <NativeSelectField
        id="doctors-state"
        name="state"
        label={t('search.state')}
        value={query.state}
        onChange={(state) => change({ state })}
        onBlur={() => {}}
        placeholder={t('search.any')}
        choices={withAny(query.state, places)}
      />
      <NativeSelectField
        id="doctors-language"
        name="language"
        label={t('search.language')}
        value={query.language}
        onChange={(chosen) => change({ language: chosen })}
        onBlur={() => {}}
        placeholder={t('search.any')}
        choices={withAny(query.language, languages)}
      />
    </div>
  );
}

/** Includes the chosen value even without results, so that it is visible and can be cleared. */
const withChosen = (offered: readonly string[] = [], chosen: string): readonly string[] =>
  chosen === '' || offered.includes(chosen) ? offered : [...offered, chosen];
