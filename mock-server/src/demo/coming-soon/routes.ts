import * as endpoints from '@praxis/contract/demo/coming-soon';
import { handle, type Handler, type Simulation } from '../../core/module';
import { localMomentFrom } from '../sample/dates';

interface Subscriber {
  id: number;
  email: string;
}

/** Subscribers before those of this browser. */
const sampleSubscribers = 1_284;
const daysAhead = 24;

const tableOf = ({ database }: Simulation) => database.table<Subscriber>('demo.subscribers');

export const getComingSoon = handle(endpoints.getComingSoon, (_request, simulation) => ({
  launchAt: localMomentFrom(simulation.seededAt, daysAhead, 14),
  subscribers: sampleSubscribers + tableOf(simulation).all().length,
}));

export const subscribeToLaunch = handle(
  endpoints.subscribeToLaunch,
  ({ body: { email } }, simulation) => {
    const table = tableOf(simulation);
    const normalized = email.toLowerCase();
    const already = table.find((one) => one.email.toLowerCase() === normalized) !== undefined;
    if (!already) table.put({ id: table.nextNumber(), email });
    return { email, already };
  },
);

export const handlers: readonly Handler[] = [getComingSoon, subscribeToLaunch];
