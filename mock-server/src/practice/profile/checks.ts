import { RuleError } from '@praxis/contract';
import type { Background } from '@praxis/contract/entities/doctor';
import { degrees, specialities } from '@praxis/contract/entities/options';
import type { Practice } from '@praxis/contract/entities/practice';
import type { Simulation } from '../../core/module';
import { table } from '../tables';

/** What is chosen from an option list is one of its values. @throws {RuleError} `validation_failed` */
export function checkOptions({ degreeIds, specialityIds }: Background): void {
  const fields: Record<string, string[]> = {};
  const known: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    ['degreeIds', degreeIds, degrees],
    ['specialityIds', specialityIds, specialities],
  ];
  for (const [name, chosen, options] of known)
    chosen.forEach((value, index) => {
      if (!options.includes(value)) fields[`${name}.${index}`] = ['not_an_option'];
    });
  if (Object.keys(fields).length > 0)
    throw new RuleError('validation_failed', 'Choose from the options.', fields);
}

/** Members pay in the currency that they agreed to. @throws {RuleError} `validation_failed` once a plan was on sale */
export function checkCurrencyChange(
  { database }: Simulation,
  practice: Practice,
  currency: string,
): void {
  if (currency === practice.currency) return;
  const doctorIds = new Set(
    table(database, 'doctors')
      .filter(({ practiceId }) => practiceId === practice.id)
      .map(({ id }) => id),
  );
  if (table(database, 'plans').find((one) => doctorIds.has(one.doctorId) && one.status !== 'draft'))
    throw new RuleError('validation_failed', 'A plan was on sale in the old currency.', {
      currency: ['currency_fixed'],
    });
}
