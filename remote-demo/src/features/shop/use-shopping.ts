import {
  addToCart,
  addToWishlist,
  moveToCart,
  moveToWishlist,
  removeFromCart,
  removeFromWishlist,
} from '@praxis/contract/demo/shop-cart';
import { useHost, useTranslation } from '@praxis/sdk';
import { toFailure, useMutation } from '@praxis/sdk/data';
import { useFailureText } from '@praxis/sdk/ui';

interface Piece {
  id: number;
  name: string;
}

interface PieceInCart extends Piece {
  cartItemId: number;
  qty: number;
  color?: string | undefined;
}

interface PieceToTake extends Piece {
  colorsInCart: readonly string[];
}

/** What one can do with a product. Each shows at once, and what takes something away can be undone. */
export function useShopping() {
  const { t } = useTranslation('demo');
  const { attempt: add } = useMutation(addToCart);
  const { attempt: wish } = useMutation(addToWishlist);
  const { run: unwish } = useMutation(removeFromWishlist);
  const { run: remove } = useMutation(removeFromCart);
  const { run: keep } = useMutation(moveToWishlist);
  const { run: take } = useMutation(moveToCart);
  const unlessGone = useUnlessGone();
  const cartFailed = ({ name }: Piece) => t('shop.cartUnchanged', { name });
  const wishlistFailed = ({ name }: Piece) => t('shop.wishlistUnchanged', { name });
  const undo = (run: () => unknown) => ({ run: () => void run() });

  const toCart = ({ id, name, colorsInCart }: PieceToTake, color?: string) =>
    add(
      { body: { productId: id, ...inColor(color) } },
      {
        success: t('shop.added', { name }),
        failed: t('shop.cartUnchanged', { name }),
        optimistic: {
          record: { id },
          changes: {
            isInCart: true,
            colorsInCart: [...colorsInCart, ...(color === undefined ? [] : [color])],
          },
        },
      },
    );
  const intoWishlist = ({ id, name }: Piece) =>
    wish(
      { body: { productId: id } },
      {
        success: t('shop.wished', { name }),
        failed: t('shop.wishlistUnchanged', { name }),
        optimistic: { record: { id }, changes: { isInWishlist: true } },
      },
    );

  return {
    toCart,
    wish: intoWishlist,
    unwish: (product: Piece) =>
      unlessGone(wishlistFailed(product), () =>
        unwish(
          { params: { productId: product.id } },
          {
            success: {
              text: t('shop.unwished', { name: product.name }),
              undo: undo(() =>
                wish({ body: { productId: product.id } }, { failed: wishlistFailed(product) }),
              ),
            },
            optimistic: { record: product, changes: { isInWishlist: false } },
            quiet: true,
          },
        ),
      ),
    remove: (product: PieceInCart) =>
      unlessGone(cartFailed(product), () =>
        remove(
          { params: { productId: product.id }, query: inColor(product.color) },
          {
            success: {
              text: t('shop.removed', { name: product.name }),
              undo: undo(() => add({ body: again(product) }, { failed: cartFailed(product) })),
            },
            optimistic: { record: product, where: lineOf(product), changes: { qty: 0 } },
            quiet: true,
          },
        ),
      ),
    keep: (product: PieceInCart) =>
      unlessGone(wishlistFailed(product), () =>
        keep(
          { body: { productId: product.id, ...inColor(product.color) } },
          {
            success: {
              text: t('shop.kept', { name: product.name }),
              undo: undo(() =>
                unlessGone(cartFailed(product), () => take({ body: again(product) })),
              ),
            },
            optimistic: { record: product, where: lineOf(product), changes: { qty: 0 } },
            quiet: true,
          },
        ),
      ),
    take: (product: Piece) =>
      unlessGone(cartFailed(product), () =>
        take(
          { body: { productId: product.id } },
          {
            success: {
              text: t('shop.taken', { name: product.name }),
              undo: undo(() =>
                unlessGone(wishlistFailed(product), () =>
                  keep({ body: { productId: product.id } }),
                ),
              ),
            },
            optimistic: { record: product, changes: { isInCart: true, isInWishlist: false } },
            quiet: true,
          },
        ),
      ),
  };
}

const inColor = (color: string | undefined) => (color === undefined ? {} : { color });

const again = ({ id, qty, color }: PieceInCart) => ({ productId: id, qty, ...inColor(color) });

/** A product in two colors is in the cart twice. */
const lineOf = ({ cartItemId }: PieceInCart) => ({ cartItemId });

/** What another tab has taken away already needs no further word: the page loads again, and shows it. */
function useUnlessGone(): (failed: string, command: () => Promise<unknown>) => Promise<void> {
  const { notify } = useHost();
  const failureText = useFailureText();
  return async (failed, command) => {
    try {
      await command();
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status !== 404)
        notify({ kind: 'error', text: `${failed} ${failureText(failure)}` });
    }
  };
}
