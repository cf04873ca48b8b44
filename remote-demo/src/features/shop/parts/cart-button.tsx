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
  /** That was chosen; in another one the product can be put into the cart as well. */
  color?: string;
}

/** Puts a product into the cart; one that is there leads to it. */
export function CartButton({ product, color, ...look }: CartButtonProps) {
  const { t } = useTranslation('demo');
  const { toCart } = useShopping();
  const { name, isInCart, colorsInCart } = product;
  const isThere = color === undefined ? isInCart : colorsInCart.includes(color);
  const link = useRef<HTMLAnchorElement>(null);
  const wasThere = useRef(isThere);
  // The button that was pressed is gone: what took its place takes the focus.
  useEffect(() => {
    if (isThere && !wasThere.current && isFocusLost()) link.current?.focus({ preventScroll: true });
    wasThere.current = isThere;
  }, [isThere]);
  if (isThere)
    return (
      <LinkButton
        {...look}
        ref={link}
        kind="secondary"
        icon={Check}
        to={checkoutPath}
        aria-label={t('shop.inCartOf', { name })}
        // The second half of a double press was meant for the button that was here.
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
