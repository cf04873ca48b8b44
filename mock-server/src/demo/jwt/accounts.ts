import type { Simulation } from '../../core/module';
import { sampleDemoUsers, type StoredDemoUser } from './data';

/** Whoever may sign in to the demo. */
export const accountTable = ({ database }: Simulation) =>
  database.table<StoredDemoUser>('demo.accounts');

const seed = ({ database }: Simulation) => database.addSample('demo.accounts', sampleDemoUsers);

/** Makes the sample accounts, for every part of the back end that reads them. */
export const seedAccounts = (simulation: Simulation): void =>
  simulation.seedOnce('demo.accounts', seed);

/** Emails and usernames are the same in upper and in lower case. */
export const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
