import { listAudit } from '@praxis/contract/endpoints/admin';
import { query } from '@praxis/sdk/data';

/** One page of the audit log. */
export const auditQuery = query({ app: 'admin', name: 'audit', endpoint: listAudit });
