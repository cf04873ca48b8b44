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
