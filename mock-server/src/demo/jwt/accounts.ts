import type { Simulation } from '../../core/module';
import { sampleDemoUsers, type StoredDemoUser } from './data';

/** The accounts of the demo. */
export const accountTable = ({ database }: Simulation) =>
  database.table<StoredDemoUser>('demo.accounts');

const seed = ({ database }: Simulation) => database.addSample('demo.accounts', sampleDemoUsers);

/** Adds the sample accounts once, for all modules that read them. */
export const seedAccounts = (simulation: Simulation): void =>
  simulation.seedOnce('demo.accounts', seed);

/** Emails and usernames are case-insensitive. */
export const sameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
