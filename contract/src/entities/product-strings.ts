import * as z from '@praxis/contract/schema';

// Strings of an answer that nobody writes. Every other string without a format is a free text: it may
// hold whatever somebody entered, and is shown as such.

/** What the product or a provider has named: an icon, a value of an option list, a place in an address. */
export const codeSchema = z.string();

/** A figure as a text, counted by the product: the number of an invoice, the last digits of an account. */
export const figureSchema = z.string();

/** The address of a picture; empty where there is none. */
export const pictureSchema = z.string();
