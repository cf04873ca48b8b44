/**
 * The last valid date of a query: dates are compared as strings, and years from 10,000 on start
 * with a plus sign.
 */
export const lastDay = '9998-12-31';
