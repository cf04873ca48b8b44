import { audit } from './audit.mjs';

const lines: string[] = [];
const auditOf = (response: unknown) =>
  audit({
    ask: () => (typeof response === 'string' ? response : JSON.stringify(response)),
    log: (line) => lines.push(line),
  });

beforeEach(() => {
  lines.length = 0;
});

test('passes without severe vulnerabilities', async () => {
  const low = { severity: 'low', range: '<2.0.0', via: [{ title: 'Slow with long texts' }] };
  expect(await auditOf({ vulnerabilities: { low } })).toEqual({ passed: 1, failed: 0 });
  expect(lines).toEqual([]);
});

test('fails for each library with a severe vulnerability and names it', async () => {
  const vulnerabilities = {
    editor: { severity: 'critical', range: '<=3.1.0', via: [{ title: 'Runs pasted markup' }] },
    form: { severity: 'high', range: '*', via: ['editor'] },
    chart: { severity: 'moderate', range: '*', via: [] },
  };
  expect(await auditOf({ vulnerabilities })).toEqual({ passed: 0, failed: 2 });
  expect(lines).toEqual([
    'editor <=3.1.0 (critical): Runs pasted markup',
    'form * (high): by editor',
  ]);
});

test.each([
  [{ message: '405 Method Not Allowed - POST https://npm', statusCode: 405 }, /^405 Method/],
  [{ error: { summary: 'request to https://npm failed\nreason: offline' } }, /^request.*failed$/],
  ['', /^npm audit returned nothing$/],
])('reports that it was not run if the registry responds with %j', async (response, missing) => {
  expect(await auditOf(response)).toEqual({
    passed: 0,
    failed: 0,
    notRun: 1,
    missing: expect.stringMatching(missing),
  });
});
