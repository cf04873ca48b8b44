import type { SampleRow } from '@praxis/contract/demo/sample-table';

/** Figures are texts in the sample; these are what they say. */
export const salaryOf = ({ salary }: SampleRow) => ({
  amountMinor: Math.round(Number(salary.replaceAll(/[$,]/g, '')) * 100),
  currency: 'USD',
});
export const ageOf = ({ age }: SampleRow): number => Number(age);
export const yearsOf = ({ experience }: SampleRow): number => Number.parseInt(experience, 10);
/** Names the row's status: a key of the texts is one. */
export const statusOf = ({ status }: SampleRow) => `${status}` as const;
