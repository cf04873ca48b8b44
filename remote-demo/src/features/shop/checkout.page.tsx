import type { CartProduct } from '@praxis/contract/demo/shop-records';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { Alert, Card, EmptyState, LinkButton } from '@praxis/sdk/ui';
import { Loaded, Wizard } from '@praxis/sdk/ui/overlay';
import { Page, PageHeader, useMoneyText } from '@praxis/sdk/ui/page';
import { shopPath, wishlistPath } from './addresses';
import { AddressStep } from './checkout/address-step';
import { CartStep } from './checkout/cart-step';
import styles from './checkout/checkout.module.css';
import { PaymentStep } from './checkout/payment-step';
import { PriceDetails } from './checkout/price-details';
import { checkoutSteps, useCheckout } from './checkout/use-checkout';
import { inDollars } from './parts/price';
import { cartQuery } from './queries';

/** Checkout in three steps: cart, delivery address, payment. */
export default function CheckoutPage() {
  const { t } = useTranslation('demo');
  const cart = useQuery(cartQuery, {});
  return (
    <Page>
      <PageHeader
        title={t('shop.checkout.title')}
        back={{ to: shopPath, label: t('shop.title') }}
      />
      <Loaded query={cart}>{({ products }) => <CheckoutWizard cart={products} />}</Loaded>
    </Page>
  );
}

/** Ids of the steps' forms, which the wizard's button submits. */
const formIds = { cart: undefined, address: 'shop-address', payment: 'shop-payment' } as const;

function CheckoutWizard({ cart }: { cart: readonly CartProduct[] }) {
  const { t } = useTranslation('demo');
  const money = useMoneyText();
  const checkout = useCheckout(cart);
  const { step, goTo, items, prices, changed, previousTotal, placing } = checkout;
  if (items.length === 0) return <EmptyCart changed={changed} />;
  return (
    <Card>
      <Wizard
        steps={checkoutSteps.map((key) => ({ key, title: t(`shop.checkout.step.${key}`) }))}
        current={checkoutSteps.indexOf(step)}
        onStep={(index) => goTo(checkoutSteps[index] ?? 'cart')}
        onNext={step === 'cart' ? () => goTo('address') : undefined}
        formId={formIds[step]}
        busy={placing}
        finishLabel={t('shop.checkout.place', { total: money(inDollars(prices.total)) })}
      >
        <div className={styles['step']}>
          <div className={styles['content']}>
            {changed && (
              <Alert kind="warning" title={t('shop.checkout.changed')}>
                {t('shop.checkout.changedText')}
              </Alert>
            )}
            <div role="status" className={styles['notice']}>
              {previousTotal !== null && (
                <Alert quiet kind="warning" title={t('shop.checkout.changed')}>
                  {t('shop.checkout.totalChanged', {
                    before: money(inDollars(previousTotal)),
                    after: money(inDollars(prices.total)),
                  })}
                </Alert>
              )}
            </div>
            {step === 'cart' && <CartStep items={items} />}
            {step === 'address' && <AddressStep checkout={checkout} formId={formIds.address} />}
            {step === 'payment' && <PaymentStep checkout={checkout} formId={formIds.payment} />}
          </div>
          <PriceDetails prices={prices} count={items.reduce((sum, { qty }) => sum + qty, 0)} />
        </div>
      </Wizard>
    </Card>
  );
}

function EmptyCart({ changed }: { changed: boolean }) {
  const { t } = useTranslation('demo');
  return (
    <Card>
      <EmptyState
        drawing="list"
        title={t('shop.checkout.empty')}
        action={
          <div className={styles['ways']}>
            <LinkButton kind="primary" to={shopPath}>
              {t('shop.browse')}
            </LinkButton>
            <LinkButton to={wishlistPath}>{t('shop.wishlist.title')}</LinkButton>
          </div>
        }
      >
        {t(changed ? 'shop.checkout.changedText' : 'shop.checkout.emptyText')}
      </EmptyState>
    </Card>
  );
}
