import { memo, useRef } from 'react';
import X from 'lucide-react/icons/x';
import { useTranslation } from '@praxis/sdk';
import { Icon } from '@praxis/sdk/ui';
import type { ListQueryControl } from '@praxis/sdk/ui/list';
import { useFocusOfNext } from '@praxis/sdk/ui/page';
import styles from '../shop.module.css';
import { filterNames, type FilterName } from './list-filters';
import { useOptionText } from './use-option-text';

/** Chips of the active filters; each can be removed. */
export const ChosenFilters = memo(function ChosenFilters({ list }: { list: ListQueryControl }) {
  const chosen = filterNames.flatMap((name) =>
    (list.filters[name] ?? []).map((value) => ({ name, value, key: `${name}-${value}` })),
  );
  return chosen.length > 0 && <Chips list={list} chosen={chosen} />;
});

interface ChipsProps {
  list: ListQueryControl;
  chosen: readonly { name: FilterName; value: string; key: string }[];
}

function Chips({ list, chosen }: ChipsProps) {
  const { t } = useTranslation('demo');
  const text = useOptionText();
  const chips = useRef<HTMLUListElement>(null);
  useFocusOfNext(
    chips,
    chosen.map(({ key }) => key),
  );
  return (
    <ul ref={chips} className={styles['chosen']} aria-label={t('shop.filter.chosen')}>
      {chosen.map(({ name, value, key }) => (
        <li key={key} data-key={key}>
          <button
            type="button"
            className={styles['chip']}
            aria-label={t('shop.filter.remove', { name: text(name, value) })}
            onClick={() =>
              list.setFilter(
                name,
                (list.filters[name] ?? []).filter((one) => one !== value),
              )
            }
          >
            {text(name, value)}
            <Icon of={X} size={14} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles['clear']} onClick={list.clear}>
          {t('shop.filter.clear')}
        </button>
      </li>
    </ul>
  );
}
