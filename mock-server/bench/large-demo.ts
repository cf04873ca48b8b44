import { sampleEmails } from '../src/demo/email/data';
import { sampleProducts } from '../src/demo/shop/data';
import { writeDataFile } from '../src/simulation/data-file';
import { repeatSample } from './repeat-sample';

const emailCount = 5000;
const productCount = 1000;

/**
 * Demo data with as many emails and products as the budgets assume, as a file that the simulation
 * panel imports.
 */
export function largeDemo(now: number): { file: string } {
  const changes = [
    ...repeatSample(sampleEmails(now), emailCount).map((record) => ({
      table: 'demo.emails',
      record,
    })),
    ...repeatSample(sampleProducts(), productCount).map((record) => ({
      table: 'demo.products',
      record,
    })),
  ].map((change) => ({ ...change, id: change.record.id }));
  return { file: writeDataFile({ seededAt: now, clockOffset: 0, changes }) };
}
