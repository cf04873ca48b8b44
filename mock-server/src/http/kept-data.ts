import { readFile, rename, writeFile } from 'node:fs/promises';
import { readDataFile, writeDataFile } from '../simulation/data-file';
import type { Simulated } from '../simulation/running';

/** How long changes gather before they are written, milliseconds. */
const gathering = 500;

/** How long it takes until a file that could not be written is tried again, milliseconds. */
const patience = 2000;

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
  /** Writes what is not written yet, for the last time. @throws {DataFileError} */
  flush(): Promise<void>;
}

/**
 * Takes over what the file holds, where there is one, and writes what changes from then on. A disk may
 * fill up meanwhile: what changes stays in memory then, and is written once there is room again.
 * @param onTrouble told when the file can't be written, and when it can again
 * @throws {DataFileError}
 */
export async function keepData(
  simulated: Simulated,
  file: string,
  onTrouble: (line: string) => void,
): Promise<KeptData> {
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
      // Whole or not at all, whenever the process ends.
      await writeFile(`${file}.new`, writeDataFile(simulated.changes()));
      await rename(`${file}.new`, file);
    } catch (error) {
      throw new DataFileError(
        `${file} cannot be written (${codeOf(error as NodeJS.ErrnoException)}).`,
      );
    }
  };
  // Where the file has no place, that is said now and not with the first change.
  await write();

  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let failed = false;
  /** Writes after what is being written, whatever comes of that. */
  const writeNext = () => {
    clearTimeout(timer);
    timer = undefined;
    const next = writing.then(write);
    writing = next.catch(() => {});
    return next;
  };
  const writeSoon = (wait: number) => {
    timer ??= setTimeout(() => {
      writeNext().then(
        () => {
          if (failed) onTrouble(`${file} is written again.`);
          failed = false;
        },
        ({ message }: DataFileError) => {
          if (!failed) onTrouble(`${message} What changes is in memory until it can be.`);
          failed = true;
          writeSoon(patience);
        },
      );
    }, wait);
  };
  const save = () => writeSoon(gathering);
  simulated.simulation.database.onChange(save);
  return {
    save,
    async flush() {
      await writing;
      if (timer === undefined) return;
      await writeNext().catch(({ message }: DataFileError) => {
        throw new DataFileError(`${message} What changed since it was written last is lost.`);
      });
    },
  };
}
