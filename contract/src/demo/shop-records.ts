import * as z from '@praxis/contract/schema';
import { codeSchema, pictureSchema } from '../entities/product-strings';
import { dateSchema, demoIdSchema } from './fields';

/** Sort orders; `featured`, the default, and unknown ones list the newest first. */
export const productSorts = ['featured', 'price-asc', 'price-desc'] as const;

/** Price ranges of the filter, in dollars; the upper bound is inclusive. */
export const priceBands = [
  { above: 0, upTo: 10 },
  { above: 10, upTo: 100 },
  { above: 100, upTo: 500 },
  { above: 500, upTo: null },
] as const;

/** Returns the name of a price range in addresses: `10-100`, `500-`. */
export const priceBandName = ({ above, upTo }: (typeof priceBands)[number]): string =>
  `${above}-${upTo ?? ''}`;

export const productCategories = [
  'office',
  'electronics',
  'furniture',
  'home',
  'health',
  'travel',
] as const;
export type ProductCategory = (typeof productCategories)[number];

/** Colors of products; a product's first is that of its picture. */
export const productColors = {
  primary: '#0F766E',
  info: '#2E6FD8',
  secondary: '#B45FD0',
  warning: '#D97706',
  danger: '#D6336C',
  success: '#3B9C5F',
} as const;
export type ProductColor = keyof typeof productColors;

const productFields = {
  id: demoIdSchema,
  name: z.string(),
  slug: codeSchema,
  description: z.string(),
  brand: z.string(),
  price: z.number(),
  image: pictureSchema,
  hasFreeShipping: z.boolean(),
  /** 1 to 5. */
  rating: z.number(),
} as const;

/** A product as stored; its category is returned by the filters and with related products. */
export const storedProductSchema = z.object({
  ...productFields,
  colorOptions: z.array(codeSchema),
  category: z.enum(productCategories),
});
export type StoredProduct = z.infer<typeof storedProductSchema>;

const markedFields = {
  ...productFields,
  colorOptions: z.array(codeSchema),
  isInWishlist: z.boolean(),
  isInCart: z.boolean(),
  /** Its colors in the cart; each is a line of its own. */
  colorsInCart: z.array(codeSchema),
} as const;

/** A product, and whether it is in the wishlist and the cart. */
export const productSchema = z.object(markedFields);
export type Product = z.infer<typeof productSchema>;

/** A line of the cart: a product in one of its colors. */
export const cartProductSchema = z.object({
  ...markedFields,
  /** Id of the line: a product in two colors is two lines. */
  cartItemId: demoIdSchema,
  qty: z.number(),
  /** The selected color, if any. */
  color: z.optional(codeSchema),
  shippingDate: dateSchema,
  /** 1 to 4. */
  offers: z.number(),
  /** 3 to 20. */
  discountPercentage: z.number(),
});
export type CartProduct = z.infer<typeof cartProductSchema>;

export const cartItemSchema = z.object({
  id: demoIdSchema,
  productId: demoIdSchema,
  qty: z.number(),
});
export type CartItem = z.infer<typeof cartItemSchema>;

export const wishlistItemSchema = z.object({ id: demoIdSchema, productId: demoIdSchema });
export type WishlistItem = z.infer<typeof wishlistItemSchema>;
