import { Fragment, type ReactNode } from 'react';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Button } from '../components/button';
import { Icon } from '../components/icon';
import { ChoicePill } from '../form/choice-pill';
import { Modal } from '../overlay/modal';
import { useUiText } from '../text/use-ui-text';
import { CsvButton } from './csv-button';
import { optionsOf, type FilterOption } from './filter-chips';
import styles from './filter-sheet.module.css';
import type { ListSort, ListTools } from './list-tools';
import type { ListQueryControl } from './use-list-query';

export interface FilterSheetProps<Row> extends ListTools<Row> {
  onClose(): void;
}

/** Bottom sheet with a list's filters and sort orders, for phones. Each change applies immediately. */
export function FilterSheet<Row>(props: FilterSheetProps<Row>) {
  const { list, filters, sorts, tools, csv, rows, total, onClose } = props;
  const text = useUiText();
  return (
    <Modal
      look="sheet"
      title={text('list.filterAndSort')}
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" onClick={onClose}>
            {text('list.showResults', { count: total })}
          </Button>
          {list.isFiltered && <Button onClick={list.clear}>{text('list.clearFilters')}</Button>}
        </>
      }
    >
      <div className={styles['sheet']}>
        {sorts.length > 0 && (
          <Choice title={text('list.sortBy')}>
            {sorts.map((sort) => (
              <SortButton key={sort.field} sort={sort} list={list} />
            ))}
          </Choice>
        )}
        {filters.map((filter) => (
          <Choice key={filter.name} title={filter.label}>
            {optionsOf(filter, text('list.all')).map((option) => (
              <OptionButton key={option.value} name={filter.name} {...option} list={list} />
            ))}
          </Choice>
        ))}
        <Fragment key={list.clears}>{tools}</Fragment>
        {csv && <CsvButton block size="medium" csv={csv} rows={rows} />}
      </div>
    </Modal>
  );
}

function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['title']}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Sorts by a field; a second click reverses the order. */
function SortButton({ sort: { field, title }, list }: { sort: ListSort; list: ListQueryControl }) {
  const text = useUiText();
  const ascending = list.sort === field;
  const isChosen = ascending || list.sort === `-${field}`;
  return (
    <button
      type="button"
      className={styles['sort']}
      aria-pressed={isChosen}
      title={text(ascending ? 'list.sortDescending' : 'list.sortAscending', { column: title })}
      onClick={() => list.setSort(ascending ? `-${field}` : field)}
    >
      {title}
      {isChosen && <Icon of={ascending ? ArrowUp : ArrowDown} size={14} />}
    </button>
  );
}

interface OptionButtonProps extends FilterOption {
  name: string;
  list: ListQueryControl;
}

function OptionButton({ name, value, label, list }: OptionButtonProps) {
  const chosen = list.filters[name]?.[0] ?? '';
  return (
    <ChoicePill
      type="radio"
      name={name}
      checked={value === chosen}
      onChange={() => list.setFilter(name, value === '' ? [] : [value])}
    >
      {label}
    </ChoicePill>
  );
}
