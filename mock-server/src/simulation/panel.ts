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
  /** Puts a file's data in the place of all; null, or why not, and then nothing has changed. */
  importData(text: string): Promise<DataFileFault | null>;
}

interface PanelParts {
  simulation: Simulation;
  turns: Turns;
  changes(): SimulationData;
  replace(data: SimulationData): Promise<void>;
}

export function createPanel({ simulation, turns, changes, replace }: PanelParts): Panel {
  return {
    accounts: (role) => accountsOf(simulation, role),
    signIn: (userId) => turns.take(() => signInAs(simulation, userId)),
    mails: (to) => mailsTo(simulation, to),
    mailCount: () => mailCount(simulation),
    exportData: () => turns.take(() => writeDataFile(changes())),
    async importData(text) {
      const data = readDataFile(text);
      if (typeof data === 'string') return data;
      await replace(data);
      return null;
    },
  };
}
