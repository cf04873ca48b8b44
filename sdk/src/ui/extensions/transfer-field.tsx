import { Skeleton } from '../components/skeleton';
import { lazyComponent } from '../lazy/lazy-component';
import { FieldGroup, type GroupField } from './field-group';
import type { TransferControlProps, TransferItem } from './transfer-control';

const TransferControl = lazyComponent<TransferControlProps>(
  () => import(/* webpackChunkName: "extension-transfer" */ './transfer-control'),
  <Skeleton height={280} />,
);

export type { TransferItem };

export type TransferFieldProps = GroupField<readonly string[]> & {
  /** All selectable items. */
  items: readonly TransferItem[];
  /** Headings of the two lists; "Available" and "Chosen" by default. */
  titles?: readonly [available: string, chosen: string];
};

/** Selects items by moving them from one searchable list to another. */
export function TransferField({ value, onChange, items, titles, ...look }: TransferFieldProps) {
  return (
    <FieldGroup {...look} asks="choose">
      <TransferControl items={items} titles={titles} value={value} onChange={onChange} />
    </FieldGroup>
  );
}
