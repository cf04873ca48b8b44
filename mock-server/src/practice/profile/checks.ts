import { RuleError } from '@praxis/contract';
import type { Background } from '@praxis/contract/entities/doctor';
import { degrees, specialities } from '@praxis/contract/entities/options';
import type { Practice } from '@praxis/contract/entities/practice';
import { repeatedLicences } from '@praxis/contract/rules/accounts/licences';
import { stateNames } from '../options/state-names.data';

const states: readonly string[] = Object.entries(stateNames).flatMap(([country, names]) =>
  names.map((name) => `${country}-${name.split(' ', 1)[0]}`),
);

/** Checks that chosen values are in their option lists, and that no license is repeated. @throws {RuleError} `validation_failed` */
export function checkOptions({ degreeIds, specialityIds, licences }: Background): void {
  checkChosen([
    ...degreeIds.map((value, index) => [`degreeIds.${index}`, value, degrees] as const),
    ...specialityIds.map(
      (value, index) => [`specialityIds.${index}`, value, specialities] as const,
    ),
    ...licences.map(({ state }, index) => [`licences.${index}.state`, state, states] as const),
  ]);
  const repeated = repeatedLicences(licences).map((index) => [
    `licences.${index}.number`,
    ['repeated'],
  ]);
  if (repeated.length > 0)
    throw new RuleError(
      'validation_failed',
      'A license is listed twice.',
      Object.fromEntries(repeated) as Record<string, string[]>,
    );
}

/** @throws {RuleError} `validation_failed` */
export const checkJurisdiction = ({ jurisdiction }: Pick<Practice, 'jurisdiction'>): void =>
  checkChosen([['jurisdiction', jurisdiction, states]]);

type Chosen = readonly [field: string, value: string, options: readonly string[]];

function checkChosen(chosen: readonly Chosen[]): void {
  const wrong = chosen.filter(([, value, options]) => !options.includes(value));
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong.map(([field]) => [field, ['not_an_option']]));
  throw new RuleError('validation_failed', 'Choose from the options.', fields);
}
