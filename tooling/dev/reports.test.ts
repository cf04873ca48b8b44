import { lintReport } from './lint-report.mjs';
import { typesReport } from './types-report.mjs';

function collectLines<Input>(report: (log: (line: string) => void) => (input: Input) => void) {
  const lines: string[] = [];
  const run = report((line) => lines.push(line));
  return (...inputs: Input[]) => {
    inputs.forEach(run);
    return lines.splice(0);
  };
}

describe('types', () => {
  test('logs one line if there are no errors', () => {
    const run = collectLines(typesReport);
    expect(
      run(
        '9:00:00 AM - Starting compilation in watch mode...',
        '',
        '9:00:09 AM - Found 0 errors. Watching for file changes.',
      ),
    ).toEqual(['types: no errors']);
  });

  test('logs each error once with its position, until it is fixed', () => {
    const run = collectLines(typesReport);
    const error = "remote-lab/src/app.ts(4,7): error TS2322: Type '1' is not a string.";
    expect(run(error, error, '9:01:00 AM - Found 1 error. Watching for file changes.')).toEqual([
      'types: 1 error',
      "  remote-lab/src/app.ts:4:7  TS2322: Type '1' is not a string.",
    ]);
    expect(run('9:02:00 AM - Found 0 errors. Watching for file changes.')).toEqual([
      'types: no errors',
    ]);
  });
});

describe('lint', () => {
  const fault = { line: 3, column: 5, message: 'Unexpected var.', ruleId: 'no-var' };
  const faulty = { file: 'remote-lab/src/app.ts', messages: [fault] };
  const clean = { file: 'remote-lab/src/pages.ts', messages: [] };

  test('keeps an error until its file is fixed', () => {
    const run = collectLines(lintReport);
    const lines = ['lint: 1 error', '  remote-lab/src/app.ts:3:5  Unexpected var. (no-var)'];
    expect(run([faulty])).toEqual(lines);
    expect(run([clean])).toEqual(lines);
    expect(run([{ ...faulty, messages: [] }])).toEqual(['lint: no errors']);
  });
});
