import { systemFault } from './system-fault.mjs';

/** Something that the person at the terminal can put right: the message says how. */
export class Fault extends Error {
  /** @override */
  name = 'Fault';
}

/**
 * What to say of an error that the person at the terminal can put right: a fault, a word of the
 * command line that Node's parser of options does not take, or what the system refuses, such as a
 * folder of somebody else's. Undefined: it is a defect of ours.
 * @param {unknown} error
 * @param {string} usage
 */
function adviceOn(error, usage) {
  if (error instanceof Fault) return error.message;
  const { code, message } = Object(error);
  return /^ERR_PARSE_ARGS_/.test(code) ? `${message}\n\n${usage}` : systemFault(error);
}

const asksForHelp = () => process.argv.slice(2).some((word) => word === '--help' || word === '-h');

/**
 * Runs a command, or says how it is called where that is asked for. What can be put right ends it
 * with its message alone; anything else is a defect of ours and keeps its stack.
 * @param {() => Promise<number | void>} command answers with the exit code, 0 if left out
 * @param {string} usage how it is called: `--help` and `-h` print it, and so does an option that there is not
 */
export async function runCommand(command, usage) {
  if (asksForHelp()) {
    console.log(usage);
    return;
  }
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    const advice = adviceOn(error, usage);
    console.error(advice === undefined ? error : `\n${advice}\n`);
    process.exitCode = 1;
  }
}
