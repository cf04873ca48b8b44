import Trash2 from 'lucide-react/icons/trash-2';
import { invoiceUnits } from '@praxis/contract/demo/invoice-input';
import { lineTotal } from '@praxis/contract/demo/invoice-rules';
import { useTranslation } from '@praxis/sdk';
import { IconButton } from '@praxis/sdk/ui';
import { NativeSelectField, NumberField, TextField, type FormState } from '@praxis/sdk/ui/form';
import { Money } from '@praxis/sdk/ui/page';
import { cents, currency } from '../amounts';
import styles from './editor.module.css';
import { validPricing, type InvoiceValues, type ItemValues } from './invoice-values';

interface ItemRowProps {
  form: Pick<FormState<InvoiceValues>, 'field'>;
  item: ItemValues;
  index: number;
  onRemove(): void;
}

/** Item of the invoice: title, quantity, price. */
export function ItemRow({ form, item, index, onRemove }: ItemRowProps) {
  const { t } = useTranslation('demo');
  const place = { number: index + 1 };
  const name = t('invoices.itemNumber', place);
  return (
    <li data-key={item.key} data-entry={name} className={styles.item} aria-label={name}>
      <TextField
        {...form.field(`items.${item.key}.title`)}
        className={styles.title}
        label={t('invoices.item')}
        placeholder={t('invoices.itemHint')}
      />
      <NumberField
        {...form.field(`items.${item.key}.quantity`)}
        decimals={2}
        label={t('invoices.quantity')}
      />
      <NativeSelectField
        {...form.field(`items.${item.key}.unit`)}
        label={t('invoices.unit')}
        choices={invoiceUnits.map((value) => ({ value, label: t(`invoices.unitName.${value}`) }))}
      />
      <NumberField
        {...form.field(`items.${item.key}.cost`)}
        currency={currency}
        label={t('invoices.price')}
      />
      <p className={styles.amount}>
        <span>{t('invoices.amount')}</span>
        <Money of={cents(lineTotal(validPricing(item)))} />
      </p>
      <IconButton
        className={styles.remove}
        icon={Trash2}
        label={t('invoices.removeItem', place)}
        side="left"
        onClick={onRemove}
      />
    </li>
  );
}
