/** The tabs of the doctor's patients, in their order (docs/product.md#tabs). */
export const patientTabs = [
  'pending',
  'active',
  'rejected',
  'expiredCancelled',
  'all',
  'approved',
  'expiring',
] as const;

export type PatientTab = (typeof patientTabs)[number];
