import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { classNames } from '../class-names';
import { Icon } from '../components/icon';
import { Menu } from '../components/menu';
import { useUiText } from '../text/use-ui-text';
import styles from './filter-chips.module.css';
import type { ListQueryControl } from './use-list-query';

export interface ListFilter {
  /** Name of the parameter in the address and of the API. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

export interface FilterChipsProps {
  filters: readonly ListFilter[];
  list: Pick<ListQueryControl, 'filters' | 'setFilter' | 'isFiltered' | 'clear'>;
}

/** A chip for each filter: it opens the choices, and shows what is chosen. */
export function FilterChips({ filters, list }: FilterChipsProps) {
  const text = useUiText();
  return (
    <div className={styles['chips']} role="group" aria-label={text('list.filters')}>
      {filters.map((filter) => (
        <FilterChip key={filter.name} filter={filter} list={list} />
      ))}
      {list.isFiltered && (
        <button type="button" className={styles['clear']} onClick={() => list.clear()}>
          {text('list.clearFilters')}
        </button>
      )}
    </div>
  );
}

function FilterChip({ filter, list }: { filter: ListFilter; list: FilterChipsProps['list'] }) {
  const text = useUiText();
  const chosen = list.filters[filter.name]?.[0] ?? '';
  const option = filter.options.find(({ value }) => value === chosen);
  return (
    <span className={classNames(styles['chip'], option && styles['active'])}>
      <Menu
        align="start"
        items={[{ value: '', label: text('list.all') }, ...filter.options].map(
          ({ value, label }) => ({
            key: value,
            label,
            checked: value === (option?.value ?? ''),
            onSelect: () => list.setFilter(filter.name, value === '' ? [] : [value]),
          }),
        )}
      >
        <button type="button" className={styles['open']}>
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
          onClick={() => list.setFilter(filter.name, [])}
        >
          <Icon of={X} size={14} />
        </button>
      )}
    </span>
  );
}
