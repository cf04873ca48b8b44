import { memo, useRef } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { classNames } from '../class-names';
import { Icon } from '../components/icon';
import { Menu } from '../components/menu';
import { useUiText } from '../text/use-ui-text';
import styles from './filter-chips.module.css';
import type { ListQueryControl } from './use-list-query';

export interface ListFilter {
  /** Name of the query parameter, in the URL and in the API. */
  name: string;
  label: string;
  options: readonly FilterOption[];
  /** Label of the unfiltered option; `All` by default. */
  unset?: string;
}

export interface FilterOption {
  value: string;
  label: string;
}

/** Returns a filter's options, the one that clears it first. */
export const optionsOf = ({ unset, options }: ListFilter, all: string): FilterOption[] => [
  { value: '', label: unset ?? all },
  ...options,
];

export interface FilterChipsProps extends Pick<
  ListQueryControl,
  'setFilter' | 'isFiltered' | 'clear'
> {
  /** Filters that the list offers. */
  filters: readonly ListFilter[];
  /** Selected values by filter. */
  chosen: ListQueryControl['filters'];
}

/** A chip for each filter, which shows its value and opens a menu of its options. */
export const FilterChips = memo(function FilterChips(props: FilterChipsProps) {
  const { filters, chosen, isFiltered, setFilter, clear } = props;
  const text = useUiText();
  return (
    <div className={styles['chips']} role="group" aria-label={text('list.filters')}>
      {filters.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          chosen={chosen[filter.name]?.[0] ?? ''}
          setFilter={setFilter}
        />
      ))}
      {isFiltered && (
        <button type="button" className={styles['clear']} onClick={clear}>
          {text('list.clearFilters')}
        </button>
      )}
    </div>
  );
});

interface FilterChipProps extends Pick<FilterChipsProps, 'setFilter'> {
  filter: ListFilter;
  chosen: string;
}

function FilterChip({ filter, chosen, setFilter }: FilterChipProps) {
  const text = useUiText();
  const trigger = useRef<HTMLButtonElement>(null);
  const option = filter.options.find(({ value }) => value === chosen);
  return (
    <span className={classNames(styles['chip'], option && styles['active'])}>
      <Menu
        align="start"
        items={optionsOf(filter, text('list.all')).map(({ value, label }) => ({
          key: value,
          label,
          checked: value === (option?.value ?? ''),
          onSelect: () => setFilter(filter.name, value === '' ? [] : [value]),
        }))}
      >
        <button ref={trigger} type="button" className={styles['open']}>
          {filter.label}
          {option && <span className={styles['value']}>{option.label}</span>}
          {!option && <Icon of={ChevronDown} size={16} />}
        </button>
      </Menu>
      {option && (
        <button
          type="button"
          className={styles['remove']}
          aria-label={text('list.removeFilter', { name: filter.label })}
          onClick={() => {
            setFilter(filter.name, []);
            trigger.current?.focus();
          }}
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  );
}
