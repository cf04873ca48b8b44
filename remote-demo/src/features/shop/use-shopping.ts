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
  const undo = (run: () => unknown) => ({ label: t('shop.undo'), run: () => void run() });

  const toCart = ({ id, name, colorsInCart }: PieceToTake, color?: string) =>
    add(
      { body: { productId: id, ...inColor(color) } },
      {
        success: t('shop.added', { name }),
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
        optimistic: { record: { id }, changes: { isInWishlist: true } },
      },
    );

  return {
    toCart,
    wish: intoWishlist,
    unwish: (product: Piece) =>
      unlessGone(() =>
        unwish(
          { params: { productId: product.id } },
          {
            success: {
              text: t('shop.unwished', { name: product.name }),
              undo: undo(() => wish({ body: { productId: product.id } })),
            },
            optimistic: { record: product, changes: { isInWishlist: false } },
            quiet: true,
          },
        ),
      ),
    remove: (product: PieceInCart) =>
      unlessGone(() =>
        remove(
          { params: { productId: product.id }, query: inColor(product.color) },
          {
            success: {
              text: t('shop.removed', { name: product.name }),
              undo: undo(() => add({ body: again(product) })),
            },
            optimistic: { record: product, where: lineOf(product), changes: { qty: 0 } },
            quiet: true,
          },
        ),
      ),
    keep: (product: PieceInCart) =>
      unlessGone(() =>
        keep(
          { body: { productId: product.id, ...inColor(product.color) } },
          {
            success: {
              text: t('shop.kept', { name: product.name }),
              undo: undo(() => unlessGone(() => take({ body: again(product) }))),
            },
            optimistic: { record: product, where: lineOf(product), changes: { qty: 0 } },
            quiet: true,
          },
        ),
      ),
    take: (product: Piece) =>
      unlessGone(() =>
        take(
          { body: { productId: product.id } },
          {
            success: {
              text: t('shop.taken', { name: product.name }),
              undo: undo(() => unlessGone(() => keep({ body: { productId: product.id } }))),
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
function useUnlessGone(): (command: () => Promise<unknown>) => Promise<void> {
  const { notify } = useHost();
  const failureText = useFailureText();
  return async (command) => {
    try {
      await command();
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status !== 404) notify({ kind: 'error', text: failureText(failure) });
    }
  };
}
