import type { Licence } from '@praxis/contract/entities/doctor';
import { inOneLine, isolated } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { DateOnly } from '@praxis/sdk/ui/page';
import { useOptionLabel } from './use-option-label';

/** Degrees by their names. */
export function DegreesText({ of }: { of: readonly string[] }) {
  const { labelOf } = useOptionLabel('degrees');
  return inOneLine(of.map(labelOf)) || '–';
}

/** A license by its number, and until when it is valid. */
export function LicenceText({ of: { number, expiresOn } }: { of: Licence }) {
  const { t } = useTranslation('admin');
  return (
    <>
      {isolated(number)}, {t('doctors.detail.until')} <DateOnly on={expiresOn} />
    </>
  );
}

/** Licenses by where and until when they are valid. */
export function LicencesText({ of }: { of: readonly Licence[] }) {
  const { labelOf } = useOptionLabel('states');
  if (of.length === 0) return '–';
  return of.map((licence, index) => (
    <span key={index}>
      {index > 0 && '; '}
      {labelOf(licence.state)} · <LicenceText of={licence} />
    </span>
  ));
}
