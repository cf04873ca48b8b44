import { useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Button, Card, EmptyState, Flex, lazyDialog } from '@praxis/sdk/ui';
import { Loaded } from '@praxis/sdk/ui/overlay';
import { Facts, Money } from '@praxis/sdk/ui/page';
import { payoutAccountQuery } from '../../../shared/payout-account/queries';
import { StatusTag } from '../../../shared/statuses/statuses';

const PayoutAccountDialog = lazyDialog(
  () => import(/* webpackChunkName: "payout-account" */ './payout-account-dialog'),
);

/** The bank account for payouts. */
export function PayoutAccount() {
  const { t } = useTranslation('doctor');
  const rows = useQuery(payoutAccountQuery, {});
  const [editing, setEditing] = useState(false);
  return (
    <Loaded query={rows}>
      {(saved) => (
        <>
          <Card
            title={t('profile.tab.payout')}
            extra={saved.account && <StatusTag of="payoutAccount" status={saved.account.status} />}
          >
            {saved.account ? (
              <Flex vertical gap={5} align="start">
                <Facts
                  items={[
                    { label: t('profile.payout.bank'), value: saved.account.bankName },
                    { label: t('profile.payout.holder'), value: saved.account.holder },
                    { label: t('profile.payout.number'), value: `···· ${saved.account.last4}` },
                    { label: t('profile.payout.balance'), value: <Money of={saved.balance} /> },
                  ]}
                />
                <Button onClick={() => setEditing(true)}>{t('profile.payout.change')}</Button>
              </Flex>
            ) : (
              <EmptyState
                drawing="money"
                title={t('profile.payout.none')}
                action={
                  <Button kind="primary" onClick={() => setEditing(true)}>
                    {t('profile.payout.add')}
                  </Button>
                }
              >
                <p>{t('profile.payout.noneText')}</p>
              </EmptyState>
            )}
          </Card>
          {editing && <PayoutAccountDialog saved={saved} onClose={() => setEditing(false)} />}
        </>
      )}
    </Loaded>
  );
}
