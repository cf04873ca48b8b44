import type { Simulation } from '../src/core/module';
import { ensureAllDoctors } from '../src/practice/sample';
import { ensureAccessLog } from '../src/practice/sample/access-log';
import { ensureMessages } from '../src/practice/sample/messages';

/** Generates all sample data, if missing, including parts that only a few pages show. */
export function ensureWholeSample(simulation: Simulation): void {
  ensureAllDoctors(simulation);
  ensureMessages(simulation);
  ensureAccessLog(simulation);
}
