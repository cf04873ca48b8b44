import {
  addToCart,
  addToWishlist,
  moveToCart,
  moveToWishlist,
  removeFromCart,
  removeFromWishlist,
} from '@praxis/contract/demo/shop-cart';
import { useTranslation } from '@praxis/sdk';
import { retriedUndo, useMutation } from '@praxis/sdk/data';

interface ProductRef {
  id: number;
  name: string;
}

interface CartItemRef extends ProductRef {
  cartItemId: number;
  qty: number;
  color?: string | undefined;
  isInWishlist: boolean;
}

interface WishedProduct extends ProductRef {
  colorOptions: readonly string[];
}

interface AddableProduct extends ProductRef {
  colorsInCart: readonly string[];
}

/** No error notice if another tab has removed the product: the list reloads without it. */
const ignoreMissing = { 404: null };

/** Actions on a product, as optimistic updates with retry; removals can be undone. */
export function useShopping() {
  const { t } = useTranslation('demo');
  const { runOrNotify: add } = useMutation(addToCart);
  const { runOrNotify: wish } = useMutation(addToWishlist);
  const { runOrNotify: unwish } = useMutation(removeFromWishlist);
  const { runOrNotify: remove } = useMutation(removeFromCart);
  const { runOrNotify: toWishlist } = useMutation(moveToWishlist);
  const { runOrNotify: intoCart } = useMutation(moveToCart);
  const cartFailed = ({ name }: ProductRef) => t('shop.cartUnchanged', { name });
  const wishlistFailed = ({ name }: ProductRef) => t('shop.wishlistUnchanged', { name });
  // Undo needs no success notice: the product reappears.
  const undoUnwish = (product: ProductRef) =>
    retriedUndo((retry) =>
      wish({ body: { productId: product.id } }, { failed: wishlistFailed(product), retry }),
    );
  const undoRemove = (product: CartItemRef) =>
    retriedUndo((retry) => add({ body: bodyOf(product) }, { failed: cartFailed(product), retry }));
  const undoSaveForLater = (product: CartItemRef) =>
    retriedUndo((retry) =>
      intoCart(
        { body: bodyOf(product) },
        { failed: cartFailed(product), refused: ignoreMissing, retry },
      ),
    );
  // More of it, and other colors, may have been in the cart before.
  const undoMoveToCart = (product: WishedProduct) =>
    retriedUndo((retry) =>
      toWishlist(
        { body: { productId: product.id, qty: 1, ...inColor(product.colorOptions[0]) } },
        { failed: wishlistFailed(product), refused: ignoreMissing, retry },
      ),
    );

  const toCart = (product: AddableProduct, color?: string) =>
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
  const addToWishes = (product: ProductRef) =>
    void wish(
      { body: { productId: product.id } },
      {
        success: t('shop.wished', { name: product.name }),
        failed: wishlistFailed(product),
        retry: () => addToWishes(product),
        optimistic: { record: product, changes: { isInWishlist: true } },
      },
    );
  const removeFromWishes = (product: ProductRef) =>
    void unwish(
      { params: { productId: product.id } },
      {
        success: {
          text: t('shop.unwished', { name: product.name }),
          undo: undoUnwish(product),
        },
        optimistic: { record: product, changes: { isInWishlist: false } },
        failed: wishlistFailed(product),
        refused: ignoreMissing,
        retry: () => removeFromWishes(product),
      },
    );
  const removeItem = (product: CartItemRef) =>
    void remove(
      { params: { productId: product.id }, query: inColor(product.color) },
      {
        success: {
          text: t('shop.removed', { name: product.name }),
          undo: undoRemove(product),
        },
        optimistic: { record: product, where: itemOf(product), changes: { qty: 0 } },
        failed: cartFailed(product),
        refused: ignoreMissing,
        retry: () => removeItem(product),
      },
    );
  const saveForLater = (product: CartItemRef) =>
    void toWishlist(
      { body: { productId: product.id, ...inColor(product.color) } },
      {
        success: {
          text: t('shop.kept', { name: product.name }),
          // It stays in the wishlist if it was there before.
          undo: (product.isInWishlist ? undoRemove : undoSaveForLater)(product),
        },
        optimistic: { record: product, where: itemOf(product), changes: { qty: 0 } },
        failed: wishlistFailed(product),
        refused: ignoreMissing,
        retry: () => saveForLater(product),
      },
    );
  const moveIntoCart = (product: WishedProduct) =>
    void intoCart(
      { body: { productId: product.id } },
      {
        success: {
          text: t('shop.taken', { name: product.name }),
          undo: undoMoveToCart(product),
        },
        optimistic: { record: product, changes: { isInCart: true, isInWishlist: false } },
        failed: cartFailed(product),
        refused: ignoreMissing,
        retry: () => moveIntoCart(product),
      },
    );

  return {
    toCart,
    wish: addToWishes,
    unwish: removeFromWishes,
    remove: removeItem,
    saveForLater,
    moveIntoCart,
  };
}

const inColor = (color: string | undefined) => (color === undefined ? {} : { color });

const bodyOf = ({ id, qty, color }: CartItemRef) => ({ productId: id, qty, ...inColor(color) });

/** A product in two colors is in the cart twice. */
const itemOf = ({ cartItemId }: CartItemRef) => ({ cartItemId });
