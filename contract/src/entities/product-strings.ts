import * as z from '@praxis/contract/schema';

// Strings that users do not write. Every other string without a format is free text: it may contain anything
// and is displayed as text.

/** A name defined by the product or a provider: an icon, an option's value, a path. */
export const codeSchema = z.string();

/** A number as text, assigned by the product: an invoice number, the last digits of an account. */
export const figureSchema = z.string();

/** URL of a picture; empty if there is none. */
export const pictureSchema = z.string();
