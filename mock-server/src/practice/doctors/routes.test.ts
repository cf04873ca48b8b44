import type { PublicDoctor, PublicDoctorDetail } from '@praxis/contract/endpoints/views/doctor';
import type { PublicPlan } from '@praxis/contract/endpoints/views/plan';
import { currentAgreementVersion } from '@praxis/contract/entities/subscription';
import { sharedContext } from '../../../checks/shared-context';
import { people, sample } from '../sample-records';

const context = sharedContext();

const search = async (query = '') =>
  (
    await context().practice.anonymous<{ items: PublicDoctor[]; total: number }>(
      `GET /api/v1/doctors?perPage=100${query}`,
    )
  ).body;

test('the verified doctors, by name; no other', async () => {
  const { items, total } = await search();
  expect(total).toBe(9);
  const names = items.map(({ fullName }) => fullName.replace('Dr. ', ''));
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
});

test('found by name, practice and city, whatever the accents', async () => {
  expect((await search('&q=marsh')).items.map(({ id }) => id)).toEqual([people.doctor]);
  expect((await search('&q=sao%20paulo')).total).toBe(3);
  expect((await search('&q=berlin')).items.every(({ city }) => city === 'Berlin')).toBe(true);
});

test.each(['Dr. Marsh', 'marsh, dr', 'Prof. Dr. Marsh New York', 'MARSH hudson'])(
  'found by name with or without a title, and by several words at once: %s',
  async (typed) => {
    const { items } = await search(`&q=${encodeURIComponent(typed)}`);
    expect(items.map(({ id }) => id)).toEqual([people.doctor]);
  },
);

test('a title that a doctor goes without does not hide the doctor', async () => {
  const { put, get } = context();
  put('users', { ...get('users', people.doctorUser), fullName: 'Helen Marsh' });
  expect((await search('&q=Dr.%20Marsh')).items.map(({ id }) => id)).toEqual([people.doctor]);
});

test('found by specialty, in each language', async () => {
  const { put, get } = context();
  const doctor = get('doctors', people.doctor);
  put('doctors', {
    ...doctor,
    background: { ...doctor.background, specialityIds: ['dermatology', 'gynaecology'] },
  });
  for (const typed of ['dermatology', 'Dermatologie', 'dermatologia', 'frauenheilkunde'])
    expect((await search(`&q=${encodeURIComponent(typed)}`)).items.map(({ id }) => id)).toContain(
      people.doctor,
    );
});

test('filtered by speciality, state and language', async () => {
  const { items } = await search('&state=US-NY&language=es');
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ state, languages }) => state === 'US-NY' && languages.includes('es'))).toBe(
    true,
  );
  const [first] = items;
  const speciality = first?.specialityIds[0] ?? '';
  const special = await search(`&speciality=${speciality}`);
  expect(special.items.every(({ specialityIds }) => specialityIds.includes(speciality))).toBe(true);
  expect((await search('&speciality=nothing')).total).toBe(0);
});

test('the price that they begin with is the cheapest of the plans on sale', async () => {
  const { items } = await search('&state=US-NY&sort=-priceFrom');
  const prices = items.map(({ priceFrom }) => priceFrom?.amountMinor ?? 0);
  expect(prices).toEqual(prices.toSorted((one, other) => other - one));
  const { body } = await context().practice.anonymous<{ items: PublicPlan[] }>(
    `GET /api/v1/doctors/${people.doctor}/plans?sort=price`,
  );
  const own = items.find(({ id }) => id === people.doctor);
  expect(own?.priceFrom).toEqual(body.items[0]?.current.price);
  expect(body.items).toHaveLength(4);
});

test('whoever is paid in the currency that is asked for comes first, the others as before', async () => {
  const { items } = await search('&currency=EUR');
  expect(items.map(({ priceFrom }) => priceFrom?.currency === 'EUR')).toEqual(
    [true, true, true].concat(Array<boolean>(6).fill(false)),
  );
  const others = items.slice(3).map(({ fullName }) => fullName.replace('Dr. ', ''));
  expect(others).toEqual(others.toSorted(new Intl.Collator('en').compare));
});

test('what there are doctors for is said whatever is searched for', async () => {
  const { body } = await context().practice.anonymous<{ facets: Record<string, string[]> }>(
    'GET /api/v1/doctors?q=nobody',
  );
  expect(body.facets['states']?.toSorted()).toEqual(['BR-SP', 'DE-BE', 'US-NY']);
  expect(body.facets['specialityIds']).toContain('cardiology');
  expect(body.facets['languages']).toEqual(expect.arrayContaining(['en', 'de', 'pt']));
});

test('a page shows what is offered, and nothing internal', async () => {
  const { body } = await context().practice.anonymous<PublicDoctorDetail>(
    `GET /api/v1/doctors/${people.doctor}`,
  );
  expect(body).toMatchObject({
    fullName: 'Dr. Helen Marsh',
    practice: {
      name: 'Hudson Family Medicine',
      bookingMode: 'request',
      booksOnline: true,
      cancelWindowHours: 24,
    },
  });
  expect(body.visitTypes).toHaveLength(4);
  // Of vacations that are to come the dates.
  expect(body.closed).toHaveLength(2);
  for (const one of body.closed) expect(Object.keys(one)).toEqual(['startAt', 'endAt']);
  for (const hidden of ['licences', 'verification', 'userId', 'version', 'policies'])
    expect(JSON.stringify(body)).not.toContain(`"${hidden}"`);
});

test('a plan comes with the agreement that is signed for it', async () => {
  const { body } = await context().practice.anonymous<{ items: PublicPlan[] }>(
    `GET /api/v1/doctors/${people.doctor}/plans`,
  );
  for (const plan of body.items) expect(plan.agreementVersion).toBe(currentAgreementVersion);
});

test('a full plan says so', async () => {
  const { put, get } = context();
  put('planVersions', { ...get('planVersions', sample.terms.essential), capacity: 1 });
  const { body } = await context().practice.anonymous<{ items: PublicPlan[] }>(
    `GET /api/v1/doctors/${people.doctor}/plans`,
  );
  expect(body.items.filter(({ hasRoom }) => !hasRoom).map(({ id }) => id)).toEqual([
    sample.plans.essential,
  ]);
});

test('an application reserves a place until it is decided', async () => {
  const { put, get, find, practice } = context();
  const applied = find(
    'subscriptions',
    ({ doctorId, status }) => doctorId === people.doctor && status === 'pending',
  );
  const version = get('planVersions', applied.planVersionId);
  const rooms = async () =>
    (
      await practice.anonymous<{ items: PublicPlan[] }>(
        `GET /api/v1/doctors/${people.doctor}/plans`,
      )
    ).body.items.find(({ id }) => id === version.planId)?.hasRoom;
  const members = practice.database
    .table<{ id: string; status: string; planVersionId: string }>('practice.subscriptions')
    .all()
    .filter(
      (one) =>
        get('planVersions', one.planVersionId).planId === version.planId &&
        ['pending', 'approved', 'active'].includes(one.status),
    ).length;
  put('planVersions', { ...version, capacity: members });
  expect(await rooms()).toBe(false);
  put('subscriptions', { ...applied, status: 'rejected' });
  expect(await rooms()).toBe(true);
});

test('the key for the card form is public', async () => {
  const { body } = await context().practice.anonymous('GET /api/v1/payments/public-key');
  expect(body).toEqual({ provider: 'simulated', publicKey: expect.stringMatching(/\S/) });
});
