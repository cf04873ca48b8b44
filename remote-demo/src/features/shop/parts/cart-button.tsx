import { useEffect, useRef } from 'react';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Check from 'lucide-react/icons/check';
import type { Product } from '@praxis/contract/demo/shop-records';
import { useTranslation } from '@praxis/sdk';
import { Button, LinkButton, type ButtonLook } from '@praxis/sdk/ui';
import { isFocusLost } from '../../../shared/focus-lost';
import { checkoutPath } from '../addresses';
import { useShopping } from '../use-shopping';

interface CartButtonProps extends Pick<ButtonLook, 'kind' | 'size' | 'block'> {
  product: Pick<Product, 'id' | 'name' | 'isInCart' | 'colorsInCart'>;
  /** The chosen color; the product can be in the cart in several colors. */
  color?: string;
}

/** Button that adds a product to the cart, or links to the cart if it is there. */
export function CartButton({ product, color, ...look }: CartButtonProps) {
  const { t } = useTranslation('demo');
  const { toCart } = useShopping();
  const { name, isInCart, colorsInCart } = product;
  const isAdded = color === undefined ? isInCart : colorsInCart.includes(color);
  const link = useRef<HTMLAnchorElement>(null);
  const wasAdded = useRef(isAdded);
  // The pressed button is gone: the link in its place takes the focus.
  useEffect(() => {
    if (isAdded && !wasAdded.current && isFocusLost()) link.current?.focus({ preventScroll: true });
    wasAdded.current = isAdded;
  }, [isAdded]);
  if (isAdded)
    return (
      <LinkButton
        {...look}
        ref={link}
        kind="secondary"
        icon={Check}
        to={checkoutPath}
        aria-label={t('shop.inCartOf', { name })}
        // The second click of a double-click was meant for the button.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {t('shop.inCart')}
      </LinkButton>
    );
  return (
    <Button
      {...look}
      icon={ShoppingCart}
      aria-label={t('shop.addOf', { name })}
      onClick={() => toCart(product, color)}
    >
      {t('shop.add')}
    </Button>
  );
}
