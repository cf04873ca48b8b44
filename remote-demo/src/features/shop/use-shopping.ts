import {
  addToCart,
  addToWishlist,
  moveToCart,
  moveToWishlist,
  removeFromCart,
  removeFromWishlist,
} from '@praxis/contract/demo/shop-cart';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';

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

/** What another tab has taken away already needs no word: the page loads again, and shows it. */
const unlessGone = { 404: null };

/** What one can do with a product. Each shows at once, and what takes something away can be undone. */
export function useShopping() {
  const { t } = useTranslation('demo');
  const { attempt: add } = useMutation(addToCart);
  const { attempt: wish } = useMutation(addToWishlist);
  const { attempt: unwish } = useMutation(removeFromWishlist);
  const { attempt: remove } = useMutation(removeFromCart);
  const { attempt: keep } = useMutation(moveToWishlist);
  const { attempt: take } = useMutation(moveToCart);
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
    void take(
      { body: again(product) },
      { failed: cartFailed(product), refused: unlessGone, retry: () => takeAgain(product) },
    );
  const keepAgain = (product: Piece) =>
    void keep(
      { body: { productId: product.id } },
      { failed: wishlistFailed(product), refused: unlessGone, retry: () => keepAgain(product) },
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
      unwish(
        { params: { productId: product.id } },
        {
          success: {
            text: t('shop.unwished', { name: product.name }),
            undo: { run: () => wishAgain(product) },
          },
          optimistic: { record: product, changes: { isInWishlist: false } },
          failed: wishlistFailed(product),
          refused: unlessGone,
        },
      ),
    remove: (product: PieceInCart) =>
      remove(
        { params: { productId: product.id }, query: inColor(product.color) },
        {
          success: {
            text: t('shop.removed', { name: product.name }),
            undo: { run: () => addAgain(product) },
          },
          optimistic: { record: product, where: lineOf(product), changes: { qty: 0 } },
          failed: cartFailed(product),
          refused: unlessGone,
        },
      ),
    keep: (product: PieceInCart) =>
      keep(
        { body: { productId: product.id, ...inColor(product.color) } },
        {
          success: {
            text: t('shop.kept', { name: product.name }),
            undo: { run: () => takeAgain(product) },
          },
          optimistic: { record: product, where: lineOf(product), changes: { qty: 0 } },
          failed: wishlistFailed(product),
          refused: unlessGone,
        },
      ),
    take: (product: Piece) =>
      take(
        { body: { productId: product.id } },
        {
          success: {
            text: t('shop.taken', { name: product.name }),
            undo: { run: () => keepAgain(product) },
          },
          optimistic: { record: product, changes: { isInCart: true, isInWishlist: false } },
          failed: cartFailed(product),
          refused: unlessGone,
        },
      ),
  };
}

const inColor = (color: string | undefined) => (color === undefined ? {} : { color });

const again = ({ id, qty, color }: PieceInCart) => ({ productId: id, qty, ...inColor(color) });

/** A product in two colors is in the cart twice. */
const lineOf = ({ cartItemId }: PieceInCart) => ({ cartItemId });
