import { readFile, rename, writeFile } from 'node:fs/promises';
import { readDataFile, writeDataFile } from '../simulation/data-file';
import type { SimulationCore } from '../simulation/run-simulation';

/** How long changes are batched before they are written, in milliseconds. */
const writeDelay = 500;

/** Delay before a failed write is retried, in milliseconds. */
const retryDelay = 2000;

/** A data file that can't be read or written, or holds other data. */
export class DataFileError extends Error {
  override name = 'DataFileError';
}

/** The system's error code. */
const codeOf = ({ code, message }: NodeJS.ErrnoException) => code ?? message;

/** Persists the simulation's data in a file. */
export interface DataPersistence {
  /** Schedules a write. */
  save(): void;
  /** Writes pending changes before shutdown. @throws {DataFileError} */
  flush(): Promise<void>;
}

/**
 * Loads the file's data, if it exists, and writes every later change to it. If writing fails (the
 * disk is full), changes stay in memory and the write is retried.
 * @param onTrouble called when writing fails, and when it works again
 * @throws {DataFileError}
 */
export async function persistData(
  simulated: SimulationCore,
  file: string,
  onTrouble: (line: string) => void,
): Promise<DataPersistence> {
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
    try {
      // Writes to a temporary file and renames it, so that a crash never leaves a partial file.
      await writeFile(`${file}.new`, writeDataFile(simulated.changes()));
      await rename(`${file}.new`, file);
    } catch (error) {
      throw new DataFileError(
        `${file} cannot be written (${codeOf(error as NodeJS.ErrnoException)}).`,
      );
    }
  };
  // Reports an invalid location on start, not with the first change.
  await write();

  let timer: NodeJS.Timeout | undefined;
  let lastWrite = Promise.resolve();
  let failed = false;
  /** Queues a write after the one in progress, even if that one fails. */
  const writeNext = () => {
    clearTimeout(timer);
    timer = undefined;
    const next = lastWrite.then(write);
    lastWrite = next.catch(() => {});
    return next;
  };
  const writeSoon = (wait: number) => {
    timer ??= setTimeout(() => {
      writeNext().then(
        () => {
          if (failed) onTrouble(`${file} can be written again.`);
          failed = false;
        },
        ({ message }: DataFileError) => {
          if (!failed) onTrouble(`${message} Changes stay in memory until it can be written.`);
          failed = true;
          writeSoon(retryDelay);
        },
      );
    }, wait);
  };
  const save = () => writeSoon(writeDelay);
  simulated.simulation.database.onChange(save);
  return {
    save,
    async flush() {
      await lastWrite;
      if (timer === undefined) return;
      await writeNext().catch(({ message }: DataFileError) => {
        throw new DataFileError(`${message} Changes since the last write are lost.`);
      });
    },
  };
}
