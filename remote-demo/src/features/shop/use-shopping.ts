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

/** What one can do with a product. Each shows at once, is tried again where it failed, and what takes something away can be undone. */
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
  // Undo says nothing where it succeeds: the product is back in sight.
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

  const toCart = (product: PieceToTake, color?: string) =>
    void add(
      { body: { productId: product.id, ...inColor(color) } },
      {
        success: t('shop.added', { name: product.name }),
        failed: cartFailed(product),
        retry: () => toCart(product, color),
        optimistic: {
          record: product,
          changes: {
            isInCart: true,
            colorsInCart: [...product.colorsInCart, ...(color === undefined ? [] : [color])],
          },
        },
      },
    );
  const intoWishlist = (product: Piece) =>
    void wish(
      { body: { productId: product.id } },
      {
        success: t('shop.wished', { name: product.name }),
        failed: wishlistFailed(product),
        retry: () => intoWishlist(product),
        optimistic: { record: product, changes: { isInWishlist: true } },
      },
    );
  const outOfWishlist = (product: Piece) =>
    void unwish(
      { params: { productId: product.id } },
      {
        success: {
          text: t('shop.unwished', { name: product.name }),
          undo: { run: () => wishAgain(product) },
        },
        optimistic: { record: product, changes: { isInWishlist: false } },
        failed: wishlistFailed(product),
        refused: unlessGone,
        retry: () => outOfWishlist(product),
      },
    );
  const outOfCart = (product: PieceInCart) =>
    void remove(
      { params: { productId: product.id }, query: inColor(product.color) },
      {
        success: {
          text: t('shop.removed', { name: product.name }),
          undo: { run: () => addAgain(product) },
        },
        optimistic: { record: product, where: lineOf(product), changes: { qty: 0 } },
        failed: cartFailed(product),
        refused: unlessGone,
        retry: () => outOfCart(product),
      },
    );
  const keepForLater = (product: PieceInCart) =>
    void keep(
      { body: { productId: product.id, ...inColor(product.color) } },
      {
        success: {
          text: t('shop.kept', { name: product.name }),
          undo: { run: () => takeAgain(product) },
        },
        optimistic: { record: product, where: lineOf(product), changes: { qty: 0 } },
        failed: wishlistFailed(product),
        refused: unlessGone,
        retry: () => keepForLater(product),
      },
    );
  const takeIntoCart = (product: Piece) =>
    void take(
      { body: { productId: product.id } },
      {
        success: {
          text: t('shop.taken', { name: product.name }),
          undo: { run: () => keepAgain(product) },
        },
        optimistic: { record: product, changes: { isInCart: true, isInWishlist: false } },
        failed: cartFailed(product),
        refused: unlessGone,
        retry: () => takeIntoCart(product),
      },
    );

  return {
    toCart,
    wish: intoWishlist,
    unwish: outOfWishlist,
    remove: outOfCart,
    keep: keepForLater,
    take: takeIntoCart,
  };
}

const inColor = (color: string | undefined) => (color === undefined ? {} : { color });

const again = ({ id, qty, color }: PieceInCart) => ({ productId: id, qty, ...inColor(color) });

/** A product in two colors is in the cart twice. */
const lineOf = ({ cartItemId }: PieceInCart) => ({ cartItemId });
