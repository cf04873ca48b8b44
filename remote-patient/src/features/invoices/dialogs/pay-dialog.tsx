import { useId, useState } from 'react';
import { payInvoice } from '@praxis/contract/endpoints/invoices';
import type { PatientInvoice } from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import { useMutation, useQuery } from '@praxis/sdk/data';
import { Link, Loading } from '@praxis/sdk/ui';
import { RadioField } from '@praxis/sdk/ui/form';
import { ConfirmDialog, Loaded } from '@praxis/sdk/ui/overlay';
import { useMoneyText, type ActionDialogProps } from '@praxis/sdk/ui/page';
import { cardsQuery } from '../../../shared/queries/cards';
import { useCardText } from '../../../shared/card/use-card-text';

/** Pays an open invoice with a saved card; after a decline another one can be selected. */
export default function PayDialog({ record, changes, onClose }: ActionDialogProps<PatientInvoice>) {
  const { t } = useTranslation('patient');
  const money = useMoneyText();
  const cardText = useCardText();
  const fieldId = useId();
  const { run } = useMutation(payInvoice);
  const { id, version, number, due } = record;
  const [chosen, setChosen] = useState<string | null>(null);
  const rows = useQuery(cardsQuery, { query: { perPage: 100 } });
  const cards = rows.data?.items ?? [];
  const cardId = chosen ?? cards.find(({ isDefault }) => isDefault)?.id ?? cards[0]?.id;

  const pay = async () => {
    await run(
      { params: { id }, version, body: { cardId } },
      { success: t('invoice.pay.done', { number }) },
    );
  };

  return (
    <ConfirmDialog
      title={t('invoice.pay.title', { number })}
      verb={t('invoice.pay.verb', { amount: money(due) })}
      disabled={cardId === undefined}
      onConfirm={pay}
      onClose={onClose}
    >
      {changes}
      <Loaded query={rows} outline={<Loading count={2} />}>
        {({ items }) =>
          cardId === undefined ? (
            <p>{t('invoice.pay.noCard')}</p>
          ) : (
            <RadioField
              id={fieldId}
              name="card"
              value={cardId}
              onChange={setChosen}
              onBlur={() => undefined}
              cards
              label={t('invoice.pay.card')}
              help={t('invoice.pay.goesOn')}
              choices={items.map((card) => ({ value: card.id, label: cardText(card) }))}
            />
          )
        }
      </Loaded>
      <p>
        <Link to="/patient/cards">{t('invoice.pay.manageCards')}</Link>
      </p>
    </ConfirmDialog>
  );
}
