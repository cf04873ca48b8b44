import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Card, EmptyState } from '@praxis/sdk/ui';
import { Facts, Money, StatusTag } from '@praxis/sdk/ui/page';
import { Loaded } from './Loaded';
import { payoutAccountGroup } from '../../shared/payout-account.group';

/** The bank account that payouts go to. */
export function PayoutAccount() {
  const { t } = useTranslation('doctor');
  const group = useDataGroup(payoutAccountGroup, {});
  return (
    <Loaded group={group}>
      {({ account, balance }) => (
        <Card
          title={t('profile.tab.payout')}
          extra={account && <StatusTag of="payoutAccount" status={account.status} />}
        >
          {account ? (
            <Facts
              items={[
                { label: t('profile.payout.bank'), value: account.bankName },
                { label: t('profile.payout.holder'), value: account.holder },
                { label: t('profile.payout.number'), value: `···· ${account.last4}` },
                { label: t('profile.payout.balance'), value: <Money of={balance} /> },
              ]}
            />
          ) : (
            <EmptyState drawing="money" title={t('profile.payout.none')}>
              <p>{t('profile.payout.noneText')}</p>
            </EmptyState>
          )}
        </Card>
      )}
    </Loaded>
  );
}
