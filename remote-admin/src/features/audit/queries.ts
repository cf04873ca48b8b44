import { listAudit } from '@praxis/contract/endpoints/admin';
import { query } from '@praxis/sdk/data';

/** One page of who did what. */
export const auditQuery = query({ app: 'admin', name: 'audit', endpoint: listAudit });
