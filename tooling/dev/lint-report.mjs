import { errorsIn } from './types-report.mjs';

/**
 * @typedef {{ line: number, column: number, message: string, ruleId: string | null }} Message
 * @typedef {{ file: string, messages: readonly Message[] }} Linted
 */

/**
 * Says in a few lines what lint finds: one where all is well, and each fault with its place. A fault
 * is kept until its file is linted again, so that saving another one does not hide it.
 * @param {(line: string) => void} log
 * @returns {(results: readonly Linted[]) => void} hears what was linted
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
