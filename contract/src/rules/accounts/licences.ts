import type { Licence } from '../../entities/doctor';

/**
 * Returns the indexes of the licenses that repeat an earlier one. A state may license a doctor more than
 * once, such as for a second profession, but not twice under one number.
 */
export function repeatedLicences(licences: readonly Pick<Licence, 'state' | 'number'>[]): number[] {
  const ids = licences.map(({ state, number }) =>
    [state, number.replaceAll(/[^\p{L}\d]/gu, '').toLowerCase()].join(' '),
  );
  return licences.flatMap(({ state, number }, index) => {
    const isComplete = state !== '' && number.trim() !== '';
    return isComplete && ids.indexOf(ids[index] ?? '') < index ? [index] : [];
  });
}
