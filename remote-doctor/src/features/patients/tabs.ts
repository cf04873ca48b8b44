/** The tabs of the doctor's patients, in their order (product.md section 2). */
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

export function isPatientTab(value: string | null): value is PatientTab {
  return patientTabs.includes(value as PatientTab);
}
