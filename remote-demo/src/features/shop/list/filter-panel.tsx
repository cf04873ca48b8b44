import { memo } from 'react';
import type { ResponseOf } from '@praxis/contract';
import type { getProductFilters } from '@praxis/contract/demo/shop';
import { useTranslation } from '@praxis/sdk';
import { useIntlLanguage } from '@praxis/sdk/ui';
import type { ListQueryControl } from '@praxis/sdk/ui/list';
import { numberFormat } from '@praxis/sdk/ui/page';
import styles from './filter-panel.module.css';
import { filterNames, isMultiple, type FilterName } from './list-filters';
import { useOptionText } from './use-option-text';

export interface FilterPanelProps {
  list: Pick<ListQueryControl, 'filters' | 'setFilter'>;
  /** Null while loading. */
  choices: ResponseOf<typeof getProductFilters> | null;
}

/** Filters of the list: each option with the number of products that it leaves. */
export const FilterPanel = memo(function FilterPanel({ list, choices }: FilterPanelProps) {
  const { t } = useTranslation('demo');
  if (!choices) return null;
  return (
    <div className={styles['panel']}>
      {filterNames.map((name) => (
        <fieldset key={name} className={styles['filter']}>
          <legend className={styles['title']}>{t(`shop.filter.${name}`)}</legend>
          {!isMultiple(name) && <Option name={name} value="" list={list} />}
          {choices[name].map(({ value, count }) => (
            <Option key={value} name={name} value={value} count={count} list={list} />
          ))}
        </fieldset>
      ))}
    </div>
  );
});

interface OptionProps extends Pick<FilterPanelProps, 'list'> {
  name: FilterName;
  /** Empty for "all". */
  value: string;
  count?: number;
}

function Option({ name, value, count, list: { filters, setFilter } }: OptionProps) {
  const text = useOptionText();
  const number = numberFormat(useIntlLanguage());
  const chosen = filters[name] ?? [];
  const isChosen = value === '' ? chosen.length === 0 : chosen.includes(value);
  const several = isMultiple(name);
  const change = () => {
    if (!several) setFilter(name, value === '' ? [] : [value]);
    else setFilter(name, isChosen ? chosen.filter((one) => one !== value) : [...chosen, value]);
  };
  return (
    <label className={styles['option']} data-none={count === 0 && !isChosen}>
      <input
        type={several ? 'checkbox' : 'radio'}
        name={`shop-${name}`}
        className={styles[several ? 'box' : 'radio']}
        checked={isChosen}
        onChange={change}
      />
      <span className={styles['word']}>{text(name, value)}</span>
      {count !== undefined && <span className={styles['count']}>{number.format(count)}</span>}
    </label>
  );
}
