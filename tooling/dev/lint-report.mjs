import { errorsIn } from './types-report.mjs';

/**
 * @typedef {{ line: number, column: number, message: string, ruleId: string | null }} Message
 * @typedef {{ file: string, messages: readonly Message[] }} Linted
 */

/**
 * Logs what lint finds: one line if there are no errors, otherwise each error with its position.
 * Keeps a file's errors until it is linted again, so that saving another file does not hide them.
 * @param {(line: string) => void} log
 * @returns {(results: readonly Linted[]) => void} called with lint results
 */
export function lintReport(log) {
  /** @type {Map<string, string[]>} */
  const faults = new Map();
  return (results) => {
    for (const { file, messages } of results) {
      faults.set(
        file,
        messages.map(
          ({ line, column, message, ruleId }) =>
            `  ${file}:${line}:${column}  ${message} (${ruleId ?? 'syntax'})`,
        ),
      );
    }
    const all = [...faults.values()].flat();
    log(all.length === 0 ? 'lint: no errors' : `lint: ${errorsIn(all.length)}`);
    for (const line of all) log(line);
  };
}
