import { inspect } from 'node:util';
import { systemFault } from './system-fault.mjs';

/** An error that the user at the terminal can fix: its message says how. */
export class UserError extends Error {
  /** @override */
  name = 'UserError';

  /** As another program prints it, such as webpack: without a stack, which only a bug of ours needs. */
  [inspect.custom]() {
    return this.message;
  }
}

/** An error in a command line, printed with the usage of the command. */
export class UsageError extends UserError {}

/** What Node adds to its message about an unknown option, as if it could be meant as a word. */
const hint = /\. To specify a positional argument[^]*/;

/**
 * Message for an error that the user can fix: a fault, a command-line option that Node's parser
 * rejects, or a system error such as a folder without permission. Undefined for a bug of ours.
 * @param {unknown} error
 * @param {string} usage
 */
function messageFor(error, usage) {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`;
  if (error instanceof UserError) return error.message;
  const { code, message } = Object(error);
  return /^ERR_PARSE_ARGS_/.test(code)
    ? `${message.replace(hint, '.')}\n\n${usage}`
    : systemFault(error);
}

const isHelpRequested = () =>
  process.argv.slice(2).some((word) => word === '--help' || word === '-h');

/**
 * Runs a command, or prints its usage for `--help`. An error that the user can fix is printed as
 * its message alone; any other error is a bug and is printed with its stack.
 * @param {() => Promise<number | void>} command resolves to the exit code, 0 if omitted
 * @param {string} usage printed for `--help` and `-h`, and after an unknown option
 */
export async function runCommand(command, usage) {
  if (isHelpRequested()) {
    console.log(usage);
    return;
  }
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    const advice = messageFor(error, usage);
    console.error(advice === undefined ? error : `\n${advice}\n`);
    process.exitCode = 1;
  }
}
