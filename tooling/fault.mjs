/** Something that the person at the terminal can put right: the message says how. */
export class Fault extends Error {
  /** @override */
  name = 'Fault';
}

/**
 * Whether the person at the terminal can put an error right: a fault, or a word of the command line
 * that Node's parser of options does not take.
 * @param {unknown} error
 * @returns {error is Error}
 */
const isTheirs = (error) => error instanceof Fault || /^ERR_PARSE_ARGS_/.test(Object(error).code);

const asksForHelp = () => process.argv.slice(2).some((word) => word === '--help' || word === '-h');

/**
 * Runs a command, or says how it is called where that is asked for. What can be put right ends it
 * with its message alone; anything else is a defect of ours and keeps its stack.
 * @param {() => Promise<number | void>} command answers with the exit code, 0 if left out
 * @param {string} usage how it is called: `--help` and `-h` print it
 */
export async function runCommand(command, usage) {
  if (asksForHelp()) {
    console.log(usage);
    return;
  }
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    console.error(isTheirs(error) ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
