import CircleAlert from 'lucide-react/icons/circle-alert';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '@praxis/sdk';
import { Button, Card, Icon } from '@praxis/sdk/ui';
import { newLine, NumberField, withoutLine, type FormState } from '@praxis/sdk/ui/form';
import { useFocusOfNext } from '@praxis/sdk/ui/page';
import styles from './editor.module.css';
import { emptyItem, type InvoiceValues } from './invoice-values';
import { ItemRow } from './item-row';
import { Totals } from './totals';

interface ItemsCardProps {
  form: Pick<FormState<InvoiceValues>, 'id' | 'field' | 'set' | 'values' | 'errors'>;
  paid: number;
}

/** Items of the invoice, discount, tax and totals. */
export function ItemsCard({ form, paid }: ItemsCardProps) {
  const { t } = useTranslation('demo');
  const { items } = form.values;
  const fault = form.errors['items'];
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  useFocusOfNext(
    list,
    items.map(({ key }) => String(key)),
    () => add.current?.focus(),
  );
  return (
    <Card title={t('invoices.items')}>
      <div className={styles.fields}>
        <ol ref={list} className={styles.items}>
          {items.map((item, index) => (
            <ItemRow
              key={item.key}
              form={form}
              item={item}
              index={index}
              onRemove={() => form.set('items', withoutLine(items, item.key))}
            />
          ))}
        </ol>
        {fault !== undefined && (
          <p className={styles.fault}>
            <Icon of={CircleAlert} size={14} />
            {fault}
          </p>
        )}
        <Button
          ref={add}
          id={`${form.id}-items`}
          className={styles.add}
          icon={Plus}
          onClick={() => {
            flushSync(() => form.set('items', [...items, newLine(emptyItem)]));
            // Focuses the new item; the button has moved down with it, out of view.
            list.current?.lastElementChild?.querySelector('input')?.focus();
          }}
        >
          {t('invoices.addItem')}
        </Button>
        <div className={styles.sums}>
          <div className={styles.percents}>
            <NumberField
              {...form.field('discountPercent')}
              optional
              decimals={2}
              unit="%"
              label={t('invoices.discount')}
            />
            <NumberField
              {...form.field('taxPercent')}
              optional
              decimals={2}
              unit="%"
              label={t('invoices.tax')}
            />
          </div>
          <Totals values={form.values} paid={paid} />
        </div>
      </div>
    </Card>
  );
}
