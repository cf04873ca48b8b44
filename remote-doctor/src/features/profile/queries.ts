import { listDoctorAudit } from '@praxis/contract/endpoints/doctor-audit';
import { listSlots } from '@praxis/contract/endpoints/public';
import { query } from '@praxis/sdk/data';

/** Slots that patients can book on some days. */
export const slotPreviewQuery = query({
  app: 'doctor',
  name: 'slot-preview',
  endpoint: listSlots,
});

/** One page of the practice's audit log. */
export const auditQuery = query({ app: 'doctor', name: 'audit', endpoint: listDoctorAudit });
