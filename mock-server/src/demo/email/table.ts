import type { StoredEmail } from '@praxis/contract/demo/email';
import type { Simulation } from '../../core/module';

export const tableOf = ({ database }: Simulation) => database.table<StoredEmail>('demo.emails');
