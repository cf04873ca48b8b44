import { sampleEmails } from '../src/demo/email/data';
import { sampleProducts } from '../src/demo/shop/data';
import { writeDataFile } from '../src/simulation/data-file';
import { many } from './many';

const emailCount = 5000;
const productCount = 1000;

/** A demo area with as many emails and products as its budgets are meant for: what the simulation panel imports. */
export function largeDemo(now: number): { file: string } {
  const changes = [
    ...many(sampleEmails(now), emailCount).map((record) => ({ table: 'demo.emails', record })),
    ...many(sampleProducts(), productCount).map((record) => ({ table: 'demo.products', record })),
  ].map((change) => ({ ...change, id: change.record.id }));
  return { file: writeDataFile({ seededAt: now, clockOffset: 0, changes }) };
}
