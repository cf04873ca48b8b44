import type { Simulation } from '../../core/module';
import { table, type Mail } from '../tables';

export type { Mail };

/** Mails whose recipient address contains the text, newest first. */
export function mailsTo({ database }: Simulation, text: string): Mail[] {
  const searched = text.trim().toLowerCase();
  return table(database, 'mails')
    .filter(({ to }) => to.toLowerCase().includes(searched))
    .sort((one, other) => other.sentAt.localeCompare(one.sentAt));
}

/** Number of mails sent so far. */
export const mailCount = ({ database }: Simulation): number =>
  table(database, 'mails').all().length;
