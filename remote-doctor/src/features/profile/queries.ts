import { listDoctorAudit } from '@praxis/contract/endpoints/doctor-audit';
import { listSlots } from '@praxis/contract/endpoints/public';
import { query } from '@praxis/sdk/data';

/** What patients are offered on some days. */
export const slotPreviewQuery = query({
  app: 'doctor',
  name: 'slotPreview',
  endpoint: listSlots,
});

/** One page of who of the practice did what. */
export const auditQuery = query({ app: 'doctor', name: 'audit', endpoint: listDoctorAudit });
