import type { Role } from '@praxis/contract';
import type { PracticeSession } from '@praxis/contract/entities/session';
import type { Simulation } from '../core/module';
import type { Turns } from '../core/turn';
import { mailCount, mailsTo, type Mail } from '../practice/mailbox/mailbox';
import { accountsOf, signInAs, type PanelAccount } from '../practice/mailbox/sample-accounts';
import { readDataFile, writeDataFile, type DataFileFault, type SimulationData } from './data-file';

/** The data and commands of the simulation panel. */
export interface Panel {
  /** All accounts of a role, sorted by name. */
  accounts(role: Role): PanelAccount[];
  signIn(userId: string): Promise<PracticeSession>;
  /** Mails whose recipient address contains the text, newest first. */
  mails(to: string): Mail[];
  mailCount(): number;
  /** Exports all data as the text of a file. */
  exportData(): Promise<string>;
  /** Parses a file without importing it, or returns why it can't be imported. */
  readData(text: string): DataFileContent | DataFileFault;
}

/** A file that can be imported, and the effect of importing it. */
export interface DataFileContent {
  /** Number of changed records in the file. */
  records: number;
  /** Number of changed records here, which the import would discard. */
  replaced: number;
  /** The file's simulated time, in milliseconds since the epoch. */
  time: number;
  /** Replaces all data with the file's. */
  replace(): Promise<void>;
}

interface PanelParts {
  simulation: Simulation;
  /** The real time, in milliseconds since the epoch. */
  now(): number;
  turns: Turns;
  changes(): SimulationData;
  replace(data: SimulationData): Promise<void>;
}

export function createPanel({ simulation, now, turns, changes, replace }: PanelParts): Panel {
  return {
    accounts: (role) => accountsOf(simulation, role),
    signIn: (userId) => turns.take(() => signInAs(simulation, userId)),
    mails: (to) => mailsTo(simulation, to),
    mailCount: () => mailCount(simulation),
    exportData: () => turns.take(() => writeDataFile(changes())),
    readData(text) {
      const data = readDataFile(text);
      if (typeof data === 'string') return data;
      return {
        records: data.changes.length,
        replaced: changes().changes.length,
        time: now() + data.clockOffset,
        replace: () => replace(data),
      };
    },
  };
}
