import { listAudit } from '@praxis/contract/endpoints/admin';
import { dataGroup } from '@praxis/sdk/data';

/** One page of who did what. */
export const auditGroup = dataGroup({ app: 'admin', name: 'audit', endpoint: listAudit });
