import { useTranslation } from '@praxis/sdk';
import { Card } from '@praxis/sdk/ui';
import { SwitchField, TextAreaField, type FormState } from '@praxis/sdk/ui/form';
import styles from './editor.module.css';
import type { InvoiceValues } from './invoice-values';

/** Note and optional sections of the document. */
export function SheetCard({ form }: { form: Pick<FormState<InvoiceValues>, 'field'> }) {
  const { t } = useTranslation('demo');
  return (
    <Card title={t('invoices.sheet')}>
      <div className={styles.fields}>
        <TextAreaField
          {...form.field('note')}
          className={styles.note}
          optional
          label={t('invoices.note')}
          placeholder={t('invoices.noteHint')}
        />
        <div className={styles.switches}>
          <SwitchField {...form.field('parts.terms')} label={t('invoices.showTerms')} />
          <SwitchField {...form.field('parts.note')} label={t('invoices.showNote')} />
          <SwitchField
            {...form.field('parts.paymentDetails')}
            label={t('invoices.showPaymentDetails')}
          />
        </div>
      </div>
    </Card>
  );
}
