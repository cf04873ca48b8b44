import { errorStatus, type ErrorCode } from '@praxis/contract';
import { everyEndpoint, rolesOf, sendExample } from './examples';
import { accountRefusals } from './refusals/accounts';
import { appointmentRefusals } from './refusals/appointments';
import { moneyRefusals } from './refusals/money';
import { exampleAt, type Refusals } from './refusals/refusal';
import { vacationRefusals } from './refusals/vacations';
import { sharedContext, writtenDuring } from './shared-context';

const context = sharedContext();

const refusals: Refusals = {
  ...accountRefusals,
  ...appointmentRefusals,
  ...moneyRefusals,
  ...vacationRefusals,
};

/** The payment provider's form detects these before the API is called. */
const ofProvider: readonly ErrorCode[] = ['card_number_invalid', 'card_cvc_invalid'];

const withErrors = everyEndpoint.filter(({ endpoint }) => endpoint.errors?.length);

test.each(withErrors)('$line: every declared error has a refusal', ({ line, endpoint }) => {
  const declared = endpoint.errors?.filter((code) => !ofProvider.includes(code)) ?? [];
  const had = refusals[line] ?? {};
  const missing = declared.filter((code) => !had[code]);
  if (missing.length > 0) {
    throw new Error(
      `Add a refusal for each of these codes of ${line} to mock-server/checks/refusals: ${missing.join(', ')}.`,
    );
  }
  expect(Object.keys(had).toSorted()).toEqual(declared.toSorted());
});

/** Failed attempts are counted, and failed charges stored. */
const isCounted = (written: string): boolean =>
  /^practice\.(codes|loginFailures|charges) /.test(written);

const cases = Object.entries(refusals).flatMap(([line, codes]) =>
  Object.entries(codes).map(([code, make]) => [line, code as ErrorCode, make] as const),
);

test.each(cases)('%s: %s', async (line, code, make) => {
  const endpoint = everyEndpoint.find((one) => one.line === line)?.endpoint;
  if (!endpoint) throw new Error(`${line} is not declared.`);
  const request = make(context(), exampleAt(context(), line));
  const call = context().calls[request.role ?? rolesOf(endpoint)[0] ?? 'admin'];
  // Due jobs run and persist, whatever the response.
  context().practice.simulation.runDueJobs();
  const written = await writtenDuring(context(), async () => {
    const response = await sendExample(call, endpoint, context(), request);
    expect([response.status, response.code]).toEqual([errorStatus[code], code]);
  });
  expect(written.filter((one) => !isCounted(one))).toEqual([]);
});
