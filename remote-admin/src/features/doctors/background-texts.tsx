import type { Licence } from '@praxis/contract/entities/doctor';
import { inOneLine, isolated } from '@praxis/contract/rules/texts/one-line';
import { useTranslation } from '@praxis/sdk';
import { useOptions } from '@praxis/sdk/practice/options';
import { DateOnly } from '@praxis/sdk/ui/page';

/** Names of degrees. */
export function DegreesText({ of }: { of: readonly string[] }) {
  const { labelOf } = useOptions('degrees');
  return inOneLine(of.map(labelOf)) || '–';
}

/** A license's number and expiration date. */
export function LicenceText({ of: { number, expiresOn } }: { of: Licence }) {
  const { t } = useTranslation('admin');
  return (
    <>
      {isolated(number)}, {t('doctors.detail.until')} <DateOnly on={expiresOn} />
    </>
  );
}

/** States, numbers and expiration dates of licenses. */
export function LicencesText({ of }: { of: readonly Licence[] }) {
  const { labelOf } = useOptions('states');
  if (of.length === 0) return '–';
  return of.map((licence, index) => (
    <span key={index}>
      {index > 0 && '; '}
      {labelOf(licence.state)} · <LicenceText of={licence} />
    </span>
  ));
}
