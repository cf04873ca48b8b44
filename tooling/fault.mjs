/** Something that the person at the terminal can put right: the message says how. */
export class Fault extends Error {
  /** @override */
  name = 'Fault';
}

/**
 * Runs a command. A fault ends it with its message alone; anything else is a defect of ours and
 * keeps its stack.
 * @param {() => Promise<number | void>} command answers with the exit code, 0 if left out
 */
export async function runCommand(command) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    console.error(error instanceof Fault ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
