import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import type { ListQueryControl } from '@praxis/sdk/ui/list';
import { Modal } from '@praxis/sdk/ui/overlay';
import { FilterPanel, type FilterPanelProps } from '../list/filter-panel';

export interface FilterSheetProps extends FilterPanelProps {
  list: ListQueryControl;
  /** Number of products that match the filters. */
  total: number;
  onClose(): void;
}

/** Filters in a sheet, on a phone. Choices apply immediately. */
export default function FilterSheet({ list, choices, total, onClose }: FilterSheetProps) {
  const { t } = useTranslation('demo');
  return (
    <Modal
      look="sheet"
      title={t('shop.filter.title')}
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" onClick={onClose}>
            {t('shop.filter.show', { count: total })}
          </Button>
          {list.isFiltered && <Button onClick={list.clear}>{t('shop.filter.clear')}</Button>}
        </>
      }
    >
      <FilterPanel list={list} choices={choices} />
    </Modal>
  );
}
