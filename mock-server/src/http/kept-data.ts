import { readFile, rename, writeFile } from 'node:fs/promises';
import { readDataFile, writeDataFile, type DataFileFault } from '../simulation/data-file';
import type { Simulated } from '../simulation/running';

/** How long changes gather before they are written, milliseconds. */
const gathering = 500;

/** A file that holds no data of the simulation, or data that cannot be read. */
export class DataFileError extends Error {
  constructor(
    readonly file: string,
    readonly fault: DataFileFault,
  ) {
    super(`${file} cannot be read as data of the simulation (${fault}).`);
    this.name = 'DataFileError';
  }
}

/** The simulation's data in a file, so that it outlives the process. */
export interface KeptData {
  /** Something may have changed: it is written soon. */
  save(): void;
  /** Writes what is not written yet. */
  flush(): Promise<void>;
}

/**
 * Takes over what the file holds, where there is one, and writes what changes from then on.
 * @throws {DataFileError}
 */
export async function keepData(simulated: Simulated, file: string): Promise<KeptData> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text !== undefined) {
    const data = readDataFile(text);
    if (typeof data === 'string') throw new DataFileError(file, data);
    await simulated.replace(data);
  }

  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const flush = () => {
    if (timer === undefined) return writing;
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(async () => {
      // Whole or not at all, whenever the process ends.
      await writeFile(`${file}.new`, writeDataFile(simulated.changes()));
      await rename(`${file}.new`, file);
    });
    return writing;
  };
  const save = () => {
    timer ??= setTimeout(() => void flush(), gathering);
  };
  simulated.simulation.database.onChange(save);
  return { save, flush };
}
