import type { SampleRow } from '@praxis/contract/demo/sample-table';

/** Parsers for the sample's figures, which are stored as text. */
export const salaryOf = ({ salary }: SampleRow) => ({
  amountMinor: Math.round(Number(salary.replaceAll(/[$,]/g, '')) * 100),
  currency: 'USD',
});
export const ageOf = ({ age }: SampleRow): number => Number(age);
export const yearsOf = ({ experience }: SampleRow): number => Number.parseInt(experience, 10);
/** Status as a string, the key of its text. */
export const statusOf = ({ status }: SampleRow) => `${status}` as const;
