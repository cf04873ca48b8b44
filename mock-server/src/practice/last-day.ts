/** The last day that can be asked for: days are compared as text, and those of the year 10,000 begin with a plus. */
export const lastDay = '9998-12-31';
