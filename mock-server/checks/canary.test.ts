import type { Endpoint, Role } from '@praxis/contract';
import { teamAppointmentActions, vacationActions } from '@praxis/contract/entities/actions';
import { table } from '../src/practice/tables';
import type { Call } from '../src/practice/testing';
import { plantCanaries } from './canaries';
import { viewers, type Canary, type Viewer } from './canary';
import { everyEndpoint, exampleOf, rolesOf, sendExample } from './examples';
import { type Context } from './examples/context';
import { sharedContext } from './shared-context';
import { people, sample } from '../src/practice/sample-records';

const context = sharedContext();

const roleOf: Readonly<Record<Viewer, Role | undefined>> = {
  doctor: 'doctor',
  patient: 'patient',
  teamMember: 'teamMember',
  admin: 'admin',
  anonymous: undefined,
  otherDoctor: 'doctor',
  colleague: 'doctor',
  neighbor: 'patient',
};

function callOf({ practice, calls, signedIn }: Context, viewer: Viewer): Call {
  if (viewer === 'anonymous') return practice.anonymous;
  if (viewer === 'otherDoctor') return signedIn(people.otherDoctorUser, 'doctor');
  if (viewer === 'colleague') return signedIn(people.colleagueUser, 'doctor');
  if (viewer === 'neighbor') return signedIn(people.neighborUser, 'patient');
  return calls[viewer];
}

/** Whether a response contains a canary. Amounts match only as whole numbers. */
const holds = (response: string, { text }: Canary): boolean =>
  typeof text === 'number'
    ? new RegExp(`(?<![\\d.])${text}(?![\\d.])`).test(response)
    : response.includes(text.length === 4 ? JSON.stringify(text) : text);

const reads = everyEndpoint.filter(({ endpoint }) => endpoint.method === 'GET');
const mayCall = (endpoint: Endpoint, viewer: Viewer): boolean => {
  const role = roleOf[viewer];
  return endpoint.audience === 'public' || (!!role && rolesOf(endpoint).includes(role));
};

/** All responses that a viewer can read: all pages of all lists, and every planted record by id. */
async function readEverything(viewer: Viewer): Promise<[line: string, response: string][]> {
  const call = callOf(context(), viewer);
  const responses: [string, string][] = [];
  const planted = ids();
  for (const { line, endpoint } of reads) {
    const path = endpoint.path;
    if (!mayCall(endpoint, viewer)) continue;
    if (path.includes(':id')) {
      const query = path.endsWith('/slots')
        ? `?from=2026-01-12&to=2026-01-16&visitTypeId=${sample.followUp}`
        : '';
      for (const id of planted)
        responses.push([
          line,
          JSON.stringify(await call(`GET ${path.replace(':id', id)}${query}`)),
        ]);
      continue;
    }
    for (const filter of ['', '&closed=true'])
      for (let page = 1, total = 1; (page - 1) * 100 < total; page += 1) {
        const address = path.replace(':list', 'roles');
        const isList = 'page' in ((endpoint.query?.safeParse({}).data as object | undefined) ?? {});
        const query = isList ? `?perPage=100&page=${page}${filter}` : '';
        const { body } = await call<{ total?: number } | undefined>(`GET ${address}${query}`);
        responses.push([line, JSON.stringify(body)]);
        total = body?.total ?? 0;
      }
  }
  return responses;
}

const ids = (): string[] => [
  people.doctor,
  'visit-unclaimed',
  'visit-claimed',
  'visit-of-colleague',
  'thread-canary',
  sample.membership,
  'subscription-canary',
  'subscription-applicant',
  'subscription-refused',
  sample.conference,
  'vacation-of-member',
  'vacation-of-other-member',
  sample.plans.founders,
  sample.plans.plus,
  ...table(context().practice.database, 'payouts')
    .filter(({ doctorId }) => doctorId === people.doctor)
    .map(({ id }) => id),
  ...table(context().practice.database, 'invoices')
    .filter(({ patientId }) => patientId === people.patient)
    .map(({ id }) => id),
];

test.each(viewers)('%s reads what the permissions allow, and nothing else', async (viewer) => {
  const canaries = plantCanaries(context());
  const responses = await readEverything(viewer);
  const leaked = canaries
    .filter(({ seenBy }) => !seenBy.includes(viewer))
    .flatMap((canary) =>
      responses
        .filter(([, response]) => holds(response, canary))
        .map(([line]) => `${line}: ${canary.field}`),
    );
  expect([...new Set(leaked)]).toEqual([]);
  // Without reaching the visible canaries, the test could not find leaks either.
  const all = responses.map(([, response]) => response).join('\n');
  const missed = canaries.filter((one) => one.seenBy.includes(viewer) && !holds(all, one));
  expect(missed.map(({ field }) => field)).toEqual([]);
});

test.each(viewers)('%s can’t search for hidden values', async (viewer) => {
  const canaries = plantCanaries(context());
  const call = callOf(context(), viewer);
  const hidden = canaries.filter(
    ({ seenBy, text }) => !seenBy.includes(viewer) && typeof text === 'string' && text.length > 4,
  );
  for (const { line, endpoint } of reads) {
    if (!mayCall(endpoint, viewer) || endpoint.path.includes(':')) continue;
    for (const { field, text } of hidden) {
      const { body } = await call<{ total?: number }>(
        `GET ${endpoint.path}?q=${encodeURIComponent(text)}`,
      );
      expect([line, field, body.total ?? 0]).toEqual([line, field, 0]);
    }
  }
});

const commands = everyEndpoint.filter(({ endpoint }) => endpoint.method !== 'GET');

test.each(commands)(
  '$line responds with nothing that is hidden from the caller',
  async ({ endpoint }) => {
    for (const viewer of ['doctor', 'patient', 'teamMember', 'admin'] as const) {
      if (!mayCall(endpoint, viewer)) continue;
      const canaries = plantCanaries(context());
      const request = exampleOf(endpoint, context(), viewer);
      const { body } = await sendExample(callOf(context(), viewer), endpoint, context(), request);
      // Values that the caller sends are returned.
      const response = JSON.stringify(body ?? '');
      const leaked = canaries.filter((one) => !one.seenBy.includes(viewer) && holds(response, one));
      expect([viewer, leaked.map(({ field }) => field)]).toEqual([viewer, []]);
    }
  },
);

test('a team member receives no amounts, cards, decisions or contact data', async () => {
  plantCanaries(context());
  const forbidden =
    /"(amountMinor|currency|price|card|cardId|last4|decision|billingState|invoice\w*|payout\w*|licences|dateOfBirth|address|emergencyContact|guardian|planVersionId)":/;
  for (const [line, response] of await readEverything('teamMember')) {
    const isPublic = everyEndpoint.find((one) => one.line === line)?.endpoint.audience === 'public';
    // Except for the practice's own address, and public data.
    if (isPublic || line.endsWith('/team-member/practice')) continue;
    expect([line, forbidden.exec(response)?.[0]]).toEqual([line, undefined]);
  }
});

test('the actions offered to a team member are theirs to use', async () => {
  plantCanaries(context());
  const offered = (await readEverything('teamMember')).flatMap(([, response]) =>
    [...response.matchAll(/"actions":\[([^\]]+)\]/g)].flatMap(([, names = '']) => names.split(',')),
  );
  const theirs = [...teamAppointmentActions, ...vacationActions].map((name) => `"${name}"`);
  expect(theirs).toEqual(expect.arrayContaining([...new Set(offered)]));
  expect(offered.length).toBeGreaterThan(0);
});

test('an admin receives counts and totals, but no patient records', async () => {
  plantCanaries(context());
  const forbidden = /"(patientId|patient|reason|cardId|subject|planVersionId)":/;
  for (const [line, response] of await readEverything('admin'))
    expect([line, forbidden.exec(response)?.[0]]).toEqual([line, undefined]);
});
