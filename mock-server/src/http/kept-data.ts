import { readFile, rename, writeFile } from 'node:fs/promises';
import { readDataFile, writeDataFile } from '../simulation/data-file';
import type { Simulated } from '../simulation/running';

/** How long changes gather before they are written, milliseconds. */
const gathering = 500;

/** A file that holds no data of the simulation, or data that cannot be read, or that has no place. */
export class DataFileError extends Error {
  override name = 'DataFileError';
}

/** What the system says of a file, in one word. */
const codeOf = ({ code, message }: NodeJS.ErrnoException) => code ?? message;

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
    throw new DataFileError(`${file} cannot be read (${codeOf(error)}).`);
  });
  if (text !== undefined) {
    const data = readDataFile(text);
    if (typeof data === 'string')
      throw new DataFileError(`${file} cannot be read as data of the simulation (${data}).`);
    await simulated.replace(data);
  }

  const write = async () => {
    // Whole or not at all, whenever the process ends.
    await writeFile(`${file}.new`, writeDataFile(simulated.changes()));
    await rename(`${file}.new`, file);
  };
  // The first change would end the process otherwise, and be lost with it.
  await write().catch((error: NodeJS.ErrnoException) => {
    throw new DataFileError(`${file} cannot be written (${codeOf(error)}).`);
  });

  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const flush = () => {
    if (timer === undefined) return writing;
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };
  const save = () => {
    timer ??= setTimeout(() => void flush(), gathering);
  };
  simulated.simulation.database.onChange(save);
  return { save, flush };
}
