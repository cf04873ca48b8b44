import { useState } from 'react';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Badge } from '../components/badge';
import { IconButton } from '../components/icon-button';
import { lazyDialog } from '../lazy/lazy-dialog';
import { useUiText } from '../text/use-ui-text';
import type { ListTools } from './list-tools';
import styles from './list-toolbar.module.css';

const FilterSheet = lazyDialog(async () => ({
  default: (await import(/* webpackChunkName: "filter-sheet" */ './filter-sheet')).FilterSheet,
}));

/** Opens the sheet of filters and sort orders; its badge counts the active filters. */
export function FilterSheetButton<Row>(props: ListTools<Row>) {
  const text = useUiText();
  const [open, setOpen] = useState(false);
  // A date range is one filter with two parameters.
  const count = Object.keys(props.list.filters).filter((name) => name !== 'to').length;
  const name = text('list.filterAndSort');
  return (
    <span className={styles['open']}>
      <IconButton
        kind="secondary"
        icon={SlidersHorizontal}
        label={count > 0 ? `${name}, ${text('list.chosen', { count })}` : name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {count > 0 && (
        <span className={styles['count']} aria-hidden>
          <Badge strong count={count} />
        </span>
      )}
      {open && <FilterSheet {...props} onClose={() => setOpen(false)} />}
    </span>
  );
}
