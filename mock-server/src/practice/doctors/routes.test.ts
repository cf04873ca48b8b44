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

test('lists only verified doctors, by name', async () => {
  const { items, total } = await search();
  expect(total).toBe(9);
  const names = items.map(({ fullName }) => fullName.replace('Dr. ', ''));
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
});

test('searches by name, practice and city, ignoring accents', async () => {
  expect((await search('&q=marsh')).items.map(({ id }) => id)).toEqual([people.doctor]);
  expect((await search('&q=sao%20paulo')).total).toBe(3);
  expect((await search('&q=berlin')).items.every(({ city }) => city === 'Berlin')).toBe(true);
});

test.each(['Dr. Marsh', 'marsh, dr', 'Prof. Dr. Marsh New York', 'MARSH hudson'])(
  'searches by name with or without title, and by several words: %s',
  async (typed) => {
    const { items } = await search(`&q=${encodeURIComponent(typed)}`);
    expect(items.map(({ id }) => id)).toEqual([people.doctor]);
  },
);

test('finds a doctor without a title by a search with one', async () => {
  const { put, get } = context();
  put('users', { ...get('users', people.doctorUser), fullName: 'Helen Marsh' });
  expect((await search('&q=Dr.%20Marsh')).items.map(({ id }) => id)).toEqual([people.doctor]);
});

test('searches by specialty in each language', async () => {
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

test('filters by specialty, state and language', async () => {
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

test('the starting price is the lowest of the active plans', async () => {
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

test('lists doctors with prices in the requested currency first, and keeps the order of the others', async () => {
  const { items } = await search('&currency=EUR');
  expect(items.map(({ priceFrom }) => priceFrom?.currency === 'EUR')).toEqual(
    [true, true, true].concat(Array<boolean>(6).fill(false)),
  );
  const others = items.slice(3).map(({ fullName }) => fullName.replace('Dr. ', ''));
  expect(others).toEqual(others.toSorted(new Intl.Collator('en').compare));
});

test('the facets don’t depend on the search', async () => {
  const { body } = await context().practice.anonymous<{ facets: Record<string, string[]> }>(
    'GET /api/v1/doctors?q=nobody',
  );
  expect(body.facets['states']?.toSorted()).toEqual(['BR-SP', 'DE-BE', 'US-NY']);
  expect(body.facets['specialityIds']).toContain('cardiology');
  expect(body.facets['languages']).toEqual(expect.arrayContaining(['en', 'de', 'pt']));
});

test('the public page shows the offer and no internal fields', async () => {
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
  // Of upcoming vacations only the dates.
  expect(body.closed).toHaveLength(2);
  for (const one of body.closed) expect(Object.keys(one)).toEqual(['startAt', 'endAt']);
  for (const hidden of ['licences', 'verification', 'userId', 'version', 'policies'])
    expect(JSON.stringify(body)).not.toContain(`"${hidden}"`);
});

test('a plan includes the version of its agreement', async () => {
  const { body } = await context().practice.anonymous<{ items: PublicPlan[] }>(
    `GET /api/v1/doctors/${people.doctor}/plans`,
  );
  for (const plan of body.items) expect(plan.agreementVersion).toBe(currentAgreementVersion);
});

test('marks a full plan', async () => {
  const { put, get } = context();
  put('planVersions', { ...get('planVersions', sample.terms.essential), capacity: 1 });
  const { body } = await context().practice.anonymous<{ items: PublicPlan[] }>(
    `GET /api/v1/doctors/${people.doctor}/plans`,
  );
  expect(body.items.filter(({ hasRoom }) => !hasRoom).map(({ id }) => id)).toEqual([
    sample.plans.essential,
  ]);
});

test('a pending application reserves a place', async () => {
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
