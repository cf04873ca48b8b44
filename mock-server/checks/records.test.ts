import type { Endpoint, Role } from '@praxis/contract';
import { demoEndpoints } from '@praxis/contract/demo/all';
import { allEndpoints } from '@praxis/contract/endpoints/all';
import { demoRecords, practiceRecords } from '@praxis/contract/records';
import { ensureWholeSample } from './whole-sample';
import { everyRecordKind, recordKindsOf } from '../src/simulation/record-kinds';
import { everyEndpoint, exampleOf, rolesOf, sendExample } from './examples';
import type { Example, MakeExample } from './examples/example';
import { type Context } from './examples/context';
import { changesDuring, sharedContext } from './shared-context';
import { people, sample } from '../src/practice/sample-records';

const declared = [...allEndpoints, ...demoEndpoints].map(
  ({ name, endpoint }) => [name, endpoint] as const,
);

test.each(declared)('%s declares the records that it reads or changes', (_name, endpoint) => {
  const { method, reads, changes } = endpoint;
  expect([reads, changes].filter((kinds) => kinds !== undefined)).toHaveLength(1);
  if (method === 'GET') expect(reads).toBeDefined();
  if (reads) expect(endpoint.versioned ?? endpoint.idempotent).toBeUndefined();
  const kinds = reads ?? changes ?? [];
  expect(new Set(kinds).size).toBe(kinds.length);
});

test('each record kind is read by a query, changed by a command, and stored in a table', () => {
  const kinds = [...practiceRecords, ...demoRecords].toSorted();
  const all = (name: 'reads' | 'changes') =>
    [...new Set(declared.flatMap(([, endpoint]) => endpoint[name] ?? []))].toSorted();
  expect(all('reads')).toEqual(kinds);
  expect(all('changes')).toEqual(kinds);
  expect(everyRecordKind.toSorted()).toEqual(kinds);
});

const context = sharedContext(({ practice }) => ensureWholeSample(practice.simulation));

/** Uses existing records for examples that would create one. */
const ofSample: Readonly<Record<string, MakeExample>> = {
  'GET /api/v1/admin/doctors/:id': () => ({ id: people.doctor }),
  'GET /api/v1/doctor/subscribers/:id': () => ({ id: sample.membership }),
  'GET /api/v1/doctor/appointments/:id': appointmentOfDoctor,
  'GET /api/v1/team-member/appointment-requests/:id': appointmentOfDoctor,
  'GET /api/v1/patient/appointments/:id': (here) => ({
    id: here.appointment({ startAt: here.startIn(13) }).id,
  }),
  'GET /api/v1/patient/invoices/:id': ({ find }) => ({
    id: find('invoices', (one) => one.patientId === people.patient && one.status === 'paid').id,
  }),
  'GET /api/v1/threads/:id/messages': ({ find }) => ({
    id: find('threads', (one) => one.patientId === people.patient && one.doctorId === people.doctor)
      .id,
  }),
};

function appointmentOfDoctor({ find }: Context): Example {
  return {
    id: find('appointments', (one) => one.doctorId === people.doctor && one.state === 'booked').id,
  };
}

interface Case {
  title: string;
  endpoint: Endpoint;
  role: Role;
}

/** Each endpoint with each role that may call it; public ones once, since they respond the same. */
const cases: readonly Case[] = everyEndpoint.flatMap(({ line, endpoint }) =>
  (endpoint.audience === 'public' ? (['patient'] as const) : rolesOf(endpoint)).map((role) => ({
    title: `${line} as ${role}`,
    endpoint,
    role,
  })),
);
const commands = cases.filter(({ endpoint }) => endpoint.changes);
/** Reading patient data adds audit events, so queries of the audit log come last. */
const queries = cases
  .filter(({ endpoint }) => endpoint.reads?.length)
  .toSorted((first, second) => Number(isOfAudit(first)) - Number(isOfAudit(second)));

function isOfAudit({ endpoint }: Case): boolean {
  return endpoint.reads?.includes('auditEvent') ?? false;
}

const share = <T>(some: readonly T[] | undefined, others: readonly T[] | undefined): boolean =>
  some?.some((one) => others?.includes(one)) ?? false;

/** The responses to queries, each as one text. */
async function responsesOf(asked: readonly (Case & { example: Example })[]): Promise<string[]> {
  const responses: string[] = [];
  for (const { title, endpoint, role, example } of asked) {
    const { status, body } = await sendExample(context().calls[role], endpoint, context(), example);
    responses.push(`${title}: ${status} ${JSON.stringify(body)}`);
  }
  return responses;
}

/** Signing out or resetting the password ends the session for later queries. */
const endsTheSession = ({ path }: Endpoint): boolean =>
  /\/auth\/(logout|reset-password)$/.test(path);

describe('a command changes only the record kinds that it declares, including the responses to queries', () => {
  test.each(commands.map((command) => [command.title, command] as const))(
    '%s',
    async (_title, { endpoint, role }) => {
      const unconcerned = queries
        .filter(
          (query) => !endsTheSession(endpoint) && !share(query.endpoint.reads, endpoint.changes),
        )
        .map((query) => {
          const make = ofSample[`${query.endpoint.method} ${query.endpoint.path}`];
          const example = make?.(context(), query.role);
          return { ...query, example: example ?? exampleOf(query.endpoint, context(), query.role) };
        });
      const example = exampleOf(endpoint, context(), role);
      const before = await responsesOf(unconcerned);
      const changes = await changesDuring(context(), async () => {
        const { status, code } = await sendExample(
          context().calls[role],
          endpoint,
          context(),
          example,
        );
        expect([status, code]).toEqual([endpoint.status ?? 200, undefined]);
      });
      expect(endpoint.changes).toEqual(expect.arrayContaining(recordKindsOf(changes)));
      const after = await responsesOf(unconcerned);
      expect(after.filter((response, index) => response !== before[index])).toEqual([]);
    },
  );
});

const queriesWithReads = everyEndpoint.filter(({ endpoint }) => endpoint.reads?.length);

test.each(queriesWithReads)(
  '$line declares only record kinds that it reads',
  async ({ endpoint }) => {
    context().appointment({ startAt: context().startIn(13) });
    const look = jest.spyOn(context().practice.database, 'table');
    for (const role of rolesOf(endpoint)) {
      const example = exampleOf(endpoint, context(), role);
      await sendExample(context().calls[role], endpoint, context(), example);
    }
    const seen = recordKindsOf(look.mock.calls.map(([table]) => ({ table })));
    look.mockRestore();
    expect(seen).toEqual(expect.arrayContaining([...(endpoint.reads ?? [])]));
  },
);
