import {
  addToCart,
  addToWishlist,
  getCart,
  getProduct,
  getWishlist,
  listProducts,
  removeFromCart,
  removeFromWishlist,
  type StoredProduct,
} from '@praxis/contract/demo/shop';
import { handle, type AreaModule, type Simulation } from '../../core/area';
import { byNumber, descending, listPage, newestFirst, type Order } from '../../core/list';
import { required } from '../required';
import { toCartProduct, toItem, toStored } from './cart';
import {
  cartTable,
  itemsOf,
  marker,
  productTable,
  removeProduct,
  seedShop,
  wishlistTable,
} from './tables';

const byPrice = byNumber<StoredProduct>(({ price }) => price);

function orderOf(sortBy: string): Order<StoredProduct> {
  if (sortBy === 'price-asc') return byPrice;
  return sortBy === 'price-desc' ? descending(byPrice) : newestFirst;
}

export const shop: AreaModule = {
  seed: seedShop,
  handlers: [
    handle(listProducts, ({ query: { sortBy, ...rest } }, simulation) => {
      const { items, total } = listPage(productTable(simulation).all(), {
        ...rest,
        fields: ({ name }) => [name],
        order: orderOf(sortBy),
      });
      return {
        products: items.map(marker(simulation)),
        total,
        userWishlist: [...itemsOf(wishlistTable(simulation))],
        userCart: itemsOf(cartTable(simulation)).map(toItem),
      };
    }),

    handle(getProduct, ({ params }, simulation) => ({
      product: marker(simulation)(required(productTable(simulation), params.id)),
    })),

    handle(getWishlist, (_, simulation) => ({
      products: itemsOf(wishlistTable(simulation)).map(({ productId }) =>
        marked(simulation, productId),
      ),
    })),

    handle(getCart, (_, simulation) => ({
      products: itemsOf(cartTable(simulation)).map((item) =>
        toCartProduct(marked(simulation, item.productId), item, simulation),
      ),
    })),

    handle(addToCart, ({ body: { productId } }, simulation) => {
      required(productTable(simulation), productId);
      const cart = cartTable(simulation);
      const there = cart.find((item) => item.productId === productId);
      if (there) cart.put({ ...there, qty: there.qty + 1 });
      else cart.put(toStored({ id: cart.nextNumber(), productId, qty: 1 }, simulation.random));
      return undefined;
    }),

    handle(removeFromCart, ({ params }, simulation) => {
      removeProduct(cartTable(simulation), params.productId);
      return undefined;
    }),

    handle(addToWishlist, ({ body: { productId } }, simulation) => {
      required(productTable(simulation), productId);
      const wishlist = wishlistTable(simulation);
      const isThere = wishlist.find((item) => item.productId === productId);
      if (!isThere) wishlist.put({ id: wishlist.nextNumber(), productId });
      return undefined;
    }),

    handle(removeFromWishlist, ({ params }, simulation) => {
      removeProduct(wishlistTable(simulation), params.productId);
      return undefined;
    }),
  ],
};

const marked = (simulation: Simulation, productId: number) =>
  marker(simulation)(required(productTable(simulation), productId));
