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
  /** Everything that can be chosen. */
  items: readonly TransferItem[];
  /** Headings of the two lists; "Available" and "Chosen" by default. */
  titles?: readonly [available: string, chosen: string];
};

/** Some of many, moved from one list into another; both can be searched. */
export function TransferField({ value, onChange, items, titles, ...look }: TransferFieldProps) {
  return (
    <FieldGroup {...look} asks="choose">
      <TransferControl items={items} titles={titles} value={value} onChange={onChange} />
    </FieldGroup>
  );
}
