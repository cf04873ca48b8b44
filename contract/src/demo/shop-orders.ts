import * as z from '@praxis/contract/schema';
import { endpoint } from '../endpoint';
import { codeSchema, pictureSchema } from '../entities/product-strings';
import { byId, dateSchema, demoIdSchema, idInBody, optionalText, requiredText } from './fields';

/** Delivery countries and their postal code formats. */
export const postalCodes = {
  AT: /^\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IT: /^\d{5}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  PT: /^\d{4}-\d{3}$/,
  US: /^\d{5}(-\d{4})?$/,
} as const satisfies Readonly<Record<string, RegExp>>;
export type DeliveryCountry = keyof typeof postalCodes;

export const deliveryCountries = Object.keys(postalCodes) as [
  DeliveryCountry,
  ...DeliveryCountry[],
];

/** Returns whether a postal code has the country's format. */
export const isPostalCode = (code: string, country: DeliveryCountry): boolean =>
  postalCodes[country].test(code.trim());

/** Digits with common separators. */
const phoneSchema = z.string().check(z.trim(), z.regex(/^\+?(?:[\s().\-/]*\d){6,15}$/));

/** Delivery address of an order. */
export const deliveryAddressSchema = z
  .object({
    fullName: requiredText(100),
    phone: phoneSchema,
    street: requiredText(150),
    /** Apartment, floor, company; optional. */
    extra: optionalText(100),
    city: requiredText(100),
    postalCode: requiredText(12).check(z.regex(/^[A-Z\d -]+$/i)),
    country: z.enum(deliveryCountries),
  })
  .check(
    z.refine(({ postalCode, country }) => isPostalCode(postalCode, country), {
      path: ['postalCode'],
    }),
  );
export type DeliveryAddress = z.infer<typeof deliveryAddressSchema>;

/** Payment methods. A card is validated in the form and never sent: the simulated shop charges nobody. */
export const paymentMethods = ['card', 'bankTransfer', 'cashOnDelivery'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

const cents = z.int().check(z.minimum(0));

export const orderItemSchema = z.object({
  productId: demoIdSchema,
  name: z.string(),
  slug: codeSchema,
  image: pictureSchema,
  qty: z.number(),
  color: z.optional(codeSchema),
  /** Price of the line after the discount, in cents. */
  price: cents,
  shippingDate: dateSchema,
});

/** An order: a snapshot, independent of later changes of its products. */
export const orderSchema = z.object({
  id: demoIdSchema,
  /** Display number: `ORD-10001`. */
  number: z.string(),
  placedAt: dateSchema,
  items: z.array(orderItemSchema),
  prices: z.object({ items: cents, discount: cents, delivery: cents, total: cents }),
  address: deliveryAddressSchema,
  payment: z.enum(paymentMethods),
});
export type Order = z.infer<typeof orderSchema>;

/**
 * Orders the content of the cart and empties it. The request contains what the buyer has seen: 409 if the
 * cart or its price has changed since.
 */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/apps/ecommerce/orders',
  audience: 'public',
  body: z.object({
    items: z
      .array(
        z.object({
          productId: idInBody,
          qty: z.int().check(z.minimum(1)),
          color: z.optional(codeSchema),
        }),
      )
      .check(z.minLength(1)),
    /** In cents. */
    total: cents,
    address: deliveryAddressSchema,
    payment: z.enum(paymentMethods),
  }),
  response: z.object({ order: orderSchema }),
  status: 201,
  changes: ['demoCart', 'demoOrder'],
  idempotent: true,
});

/** Lists orders, newest first. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/orders',
  audience: 'public',
  response: z.object({ orders: z.array(orderSchema) }),
  reads: ['demoOrder'],
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/apps/ecommerce/orders/:id',
  audience: 'public',
  params: byId,
  response: z.object({ order: orderSchema }),
  reads: ['demoOrder'],
});
