const found = /Found (\d+) errors?\. Watching for file changes/;
const fault = /^(\S.*)\((\d+),(\d+)\): error (.*)$/;

/**
 * Summarizes the output of `tsc --watch`: one line if there are no errors, otherwise each error
 * with its position in the format that editors and terminals link.
 * @param {(line: string) => void} log
 * @returns {(line: string) => void} called with each line of the compiler's output
 */
export function typesReport(log) {
  /** @type {Set<string>} */
  let errors = new Set();
  return (line) => {
    const [, file, row, column, message] = fault.exec(line) ?? [];
    if (file) errors.add(`  ${file}:${row}:${column}  ${message}`);
    const count = found.exec(line)?.[1];
    if (count === undefined) return;
    log(count === '0' ? 'types: no errors' : `types: ${errorsIn(Number(count))}`);
    for (const error of errors) log(error);
    errors = new Set();
  };
}

/** @param {number} count */
export const errorsIn = (count) => (count === 1 ? '1 error' : `${count} errors`);
