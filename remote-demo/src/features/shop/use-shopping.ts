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
import { useFailureText, useUiText } from '@praxis/sdk/ui';

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
  // What Undo failed to do is tried again from the next notice: its own is gone.
  const wishAgain = (product: Piece) =>
    void wish(
      { body: { productId: product.id } },
      { failed: wishlistFailed(product), retry: () => wishAgain(product) },
    );
  const addAgain = (product: PieceInCart) =>
    void add(
      { body: again(product) },
      { failed: cartFailed(product), retry: () => addAgain(product) },
    );
  const takeAgain = (product: PieceInCart) =>
    void unlessGone(
      cartFailed(product),
      () => take({ body: again(product) }),
      () => takeAgain(product),
    );
  const keepAgain = (product: Piece) =>
    void unlessGone(
      wishlistFailed(product),
      () => keep({ body: { productId: product.id } }),
      () => keepAgain(product),
    );

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
              undo: { run: () => wishAgain(product) },
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
              undo: { run: () => addAgain(product) },
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
              undo: { run: () => takeAgain(product) },
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
              undo: { run: () => keepAgain(product) },
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
function useUnlessGone(): (
  failed: string,
  command: () => Promise<unknown>,
  retry?: () => void,
) => Promise<void> {
  const { notify } = useHost();
  const text = useUiText();
  const failureText = useFailureText();
  return async (failed, command, retry) => {
    try {
      await command();
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status === 404) return;
      const maySucceedAgain = failure.kind !== 'rule' || failure.status === 401;
      notify({
        kind: 'error',
        text: `${failed} ${failureText(failure)}`,
        ...(retry && maySucceedAgain && { undo: { label: text('retry'), run: retry } }),
      });
    }
  };
}
