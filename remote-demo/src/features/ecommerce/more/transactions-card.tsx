import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import Undo2 from 'lucide-react/icons/undo-2';
import Wallet from 'lucide-react/icons/wallet';
import type { transactionKinds } from '@praxis/contract/demo/card-lists';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { EmptyState, Icon } from '@praxis/sdk/ui';
import { QueryCard } from '../../../shared/dashboard/query-card';
import { useFigures } from '../../../shared/dashboard/use-figures';
import styles from '../ecommerce.module.css';
import { transactionsQuery } from '../queries';

const icons = {
  card: CreditCard,
  bankTransfer: Landmark,
  wallet: Wallet,
  refund: Undo2,
  payout: Banknote,
} as const satisfies Record<(typeof transactionKinds)[number], unknown>;

/** Incoming and outgoing payments, newest first. */
export function TransactionsCard() {
  const { t } = useTranslation('demo');
  const { signedMoney } = useFigures();
  const transactions = useQuery(transactionsQuery, {});
  return (
    <QueryCard title={t('ecommerce.transactions.title')} query={transactions} height={260}>
      {({ transactions: rows }) =>
        rows.length === 0 ? (
          <EmptyState drawing="money" title={t('ecommerce.transactions.empty')} />
        ) : (
          <ul className={styles.transactions}>
            {rows.map(({ id, kind, party, amount }) => (
              <li key={id}>
                <span className={styles.kind}>
                  <Icon of={icons[kind]} size={16} />
                </span>
                <span className={styles.party}>
                  {party}
                  <small>{t(`ecommerce.transactions.${kind}`)}</small>
                </span>
                <strong data-incoming={amount > 0 || undefined}>{signedMoney(amount)}</strong>
              </li>
            ))}
          </ul>
        )
      }
    </QueryCard>
  );
}
