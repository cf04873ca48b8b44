import type { Role } from '@praxis/contract';
import type { PracticeSession } from '@praxis/contract/entities/session';
import type { Simulation } from '../core/module';
import type { Turns } from '../core/turn';
import { mailCount, mailsTo, type Mail } from '../practice/mailbox/mailbox';
import { accountsOf, signInAs, type PanelAccount } from '../practice/mailbox/sample-accounts';
import { readDataFile, writeDataFile, type DataFileFault, type SimulationData } from './data-file';

/** What the simulation panel shows of the simulated people, and does with their data. */
export interface Panel {
  /** Everybody of a role, by name. */
  accounts(role: Role): PanelAccount[];
  signIn(userId: string): Promise<PracticeSession>;
  /** Mails to addresses that hold a text, newest first. */
  mails(to: string): Mail[];
  mailCount(): number;
  /** All data, as the text of a file. */
  exportData(): Promise<string>;
  /** What a file would bring, or why it cannot be imported; nothing changes yet. */
  readData(text: string): DataFileContent | DataFileFault;
}

/** A file that can be imported, and what it would replace. */
export interface DataFileContent {
  /** Records that it changes in the sample data. */
  records: number;
  /** Records that are changed here, and would be lost. */
  replaced: number;
  /** The simulated time in it, milliseconds since the epoch. */
  time: number;
  /** Puts its data in the place of all. */
  replace(): Promise<void>;
}

interface PanelParts {
  simulation: Simulation;
  /** The real time, milliseconds since the epoch. */
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
