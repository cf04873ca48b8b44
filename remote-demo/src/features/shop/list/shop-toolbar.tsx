import { useState } from 'react';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { productSorts } from '@praxis/contract/demo/shop-records';
import { useTranslation } from '@praxis/sdk';
import { Badge, IconButton, lazyDialog } from '@praxis/sdk/ui';
import { NativeSelectField } from '@praxis/sdk/ui/form';
import { SearchBox, type ListQueryControl } from '@praxis/sdk/ui/list';
import { Segmented } from '@praxis/sdk/ui/page';
import type { FilterSheetProps } from '../dialogs/filter-sheet';
import styles from '../shop.module.css';
import { sortOf } from './list-filters';
import { views, type View } from './use-view';

interface ShopToolbarProps extends Omit<FilterSheetProps, 'onClose'> {
  list: ListQueryControl;
  view: View;
  setView(view: View): void;
  /** There is no room for a side panel, so the filters open in a sheet. */
  hasSheet: boolean;
}

const sortTexts = {
  featured: 'featured',
  'price-asc': 'cheapest',
  'price-desc': 'dearest',
} as const;
const viewIcons = { grid: LayoutGrid, list: Rows3 } as const;

/** Search, sort order and layout of the products. */
export function ShopToolbar({ list, view, setView, hasSheet, ...sheet }: ShopToolbarProps) {
  const { t } = useTranslation('demo');
  return (
    <div className={styles['toolbar']}>
      <div className={styles['search']}>
        <SearchBox label={t('shop.search')} value={list.q} onSearch={list.setSearch} />
      </div>
      {hasSheet && <SheetButton {...sheet} list={list} />}
      <div className={styles['sort']}>
        <NativeSelectField
          id="shop-sort"
          name="sort"
          label={t('shop.sort.label')}
          hideLabel
          value={sortOf(list)}
          onChange={(sort) => list.setSort(sort)}
          onBlur={() => undefined}
          choices={productSorts.map((value) => ({
            value,
            label: t(`shop.sort.${sortTexts[value]}`),
          }))}
        />
      </div>
      <Segmented
        label={t('shop.view.label')}
        value={view}
        onChange={setView}
        options={views.map((value) => ({
          value,
          label: t(`shop.view.${value}`),
          icon: viewIcons[value],
          iconOnly: true,
        }))}
      />
    </div>
  );
}

const FilterSheet = lazyDialog(
  () => import(/* webpackChunkName: "shop-filters" */ '../dialogs/filter-sheet'),
);

/** Button that opens the filters in a sheet, with the number of active ones. */
function SheetButton(props: Omit<FilterSheetProps, 'onClose'>) {
  const { t } = useTranslation('demo');
  const [open, setOpen] = useState(false);
  const count = Object.keys(props.list.filters).length;
  return (
    <span className={styles['sheetButton']}>
      <IconButton
        kind="secondary"
        icon={SlidersHorizontal}
        label={count > 0 ? t('shop.filter.openChosen', { count }) : t('shop.filter.title')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {count > 0 && (
        <span className={styles['chosenCount']} aria-hidden>
          <Badge strong count={count} />
        </span>
      )}
      {open && <FilterSheet {...props} onClose={() => setOpen(false)} />}
    </span>
  );
}
