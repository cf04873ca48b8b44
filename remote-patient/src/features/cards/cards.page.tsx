import { useState } from 'react';
import Plus from 'lucide-react/icons/plus';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Button, Card, EmptyState, lazyDialog, LinkButton } from '@praxis/sdk/ui';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { cardsQuery } from '../../shared/queries/cards';
import styles from './cards.module.css';
import { SavedCard } from './saved-card';
import { useCardActions } from './use-card-actions';

const AddCardDrawer = lazyDialog(
  () => import(/* webpackChunkName: "add-card" */ './add-card-drawer'),
);

/** Cards for subscriptions and invoices. */
export default function CardsPage() {
  const { t } = useTranslation('patient');
  const [adding, setAdding] = useState(false);
  const rows = useQuery(cardsQuery, { query: { perPage: 100 } });
  const actions = useCardActions(rows.data?.items);
  const add = (
    <Button kind="primary" icon={Plus} onClick={() => setAdding(true)}>
      {t('cards.add')}
    </Button>
  );

  return (
    <Page>
      <PageHeader
        title={t('cards.title')}
        actions={
          <>
            <LinkButton to="/patient/billing">{t('billing.title')}</LinkButton>
            {rows.data && rows.data.total > 0 && add}
          </>
        }
      >
        {t('cards.subtitle')}
      </PageHeader>
      <Loaded query={rows}>
        {({ total, items }) => (
          <Card flush>
            {total === 0 ? (
              <EmptyState drawing="money" title={t('cards.none')} action={add}>
                <p>{t('cards.noneText')}</p>
              </EmptyState>
            ) : (
              <ul className={styles.list} aria-label={t('cards.title')}>
                {items.map((card) => (
                  <SavedCard key={card.id} card={card} actions={actions} />
                ))}
              </ul>
            )}
          </Card>
        )}
      </Loaded>
      {adding && <AddCardDrawer onClose={() => setAdding(false)} />}
      {actions.dialog}
    </Page>
  );
}
