import type { BrowserContext, Page } from '@playwright/test';
import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';
import { currentAgreementVersion } from '@praxis/contract/entities/subscription';
import { expect, test } from '../fixtures';
import {
  accountOf,
  sendRequest,
  requestOk,
  raceRequests,
  tokenOf,
  type ApiResponse,
  type ApiRequest,
} from '../pages/api';
import { expectLanding, signInAs } from '../pages/sign-in';

const rounds = 100;

type Tabs = readonly [Page, Page];
type List<T> = { items: T[] };

/** Opens two tabs of one browser, and returns them with the doctor's token. */
async function openTabs(context: BrowserContext): Promise<{ tabs: Tabs; token: string }> {
  const tabs: Tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await signInAs(tab, 'admin');
    await expectLanding(tab, 'admin');
  }
  return { tabs, token: await tokenOf(tabs[0], ...accountOf('doctor')) };
}

/** Counts the outcomes of the rounds, whichever tab won. */
function tally(outcomes: Map<string, number>, responses: readonly ApiResponse<unknown>[]): void {
  const outcome = responses
    .map(({ status, code }) => `${status} ${code}`.trim())
    .toSorted()
    .join(', ');
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
}

const subscribersOf = async (tab: Page, token: string) => {
  const line = 'GET /api/v1/doctor/subscribers?status=active&billingState=current&perPage=100';
  return (await requestOk<List<DoctorSubscriber>>(tab, { line, token })).items;
};

test.describe.configure({ timeout: 180_000 });

test('a slot is booked only once', { tag: '@smoke' }, async ({ context }) => {
  const { tabs, token } = await openTabs(context);
  const [tab] = tabs;
  const subscribers = (await subscribersOf(tab, token)).filter(
    ({ visitsLeft }) => visitsLeft === null || visitsLeft > 0,
  );
  const doctorId = subscribers[0]?.doctorId ?? '';
  const { items: types } = await requestOk<List<{ id: string }>>(tab, {
    line: 'GET /api/v1/doctor/visit-types?perPage=100',
    token,
  });
  const day = (ahead: number) =>
    new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const visitTypeId = types[0]?.id ?? '';
  const { items: slots } = await requestOk<List<{ startAt: string }>>(tab, {
    line: `GET /api/v1/doctors/${doctorId}/slots?from=${day(3)}&to=${day(30)}&visitTypeId=${visitTypeId}`,
  });
  const startAt = slots.at(-1)?.startAt;
  const outcomes = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const book = (index: number): ApiRequest => ({
      line: 'POST /api/v1/doctor/appointments',
      token,
      body: { patientId: subscribers[index]?.patientId, visitTypeId, startAt },
    });
    const responses = await raceRequests<{ id: string; version: number }>(tabs, [book(0), book(1)]);
    tally(outcomes, responses);
    for (const { status, body } of responses)
      if (status === 201)
        await sendRequest(tabs[round % 2 === 0 ? 0 : 1], {
          line: `POST /api/v1/doctor/appointments/${body.id}/cancel`,
          token,
          version: body.version,
          body: {},
        });
  }
  expect(Object.fromEntries(outcomes)).toEqual({ '201, 409 slot_taken': rounds });
});

test('concurrent refunds of a charge succeed in one tab only', async ({ context }) => {
  const { tabs, token } = await openTabs(context);
  type Charge = { id: string; version: number; amount: Money; refunded: Money };
  type Money = { amountMinor: number; currency: string };
  const charges: Charge[] = [];
  for (const page of [1, 2])
    charges.push(
      ...(
        await requestOk<List<Charge>>(tabs[0], {
          line: `GET /api/v1/doctor/payments/charges?status=succeeded&perPage=100&page=${page}`,
          token,
        })
      ).items.filter(({ refunded, amount }) => !refunded.amountMinor && amount.amountMinor > 99),
    );
  expect(charges.length).toBeGreaterThanOrEqual(rounds);
  const outcomes = new Map<string, number>();
  for (const { id, version, amount } of charges.slice(0, rounds)) {
    const refund = {
      line: `POST /api/v1/doctor/payments/charges/${id}/refunds`,
      token,
      version,
      body: {
        amount: { ...amount, amountMinor: Math.floor(amount.amountMinor / 2) },
        reason: 'goodwill',
      },
    };
    tally(outcomes, await raceRequests(tabs, [refund, refund]));
  }
  expect(Object.fromEntries(outcomes)).toEqual({ '201, 412 version_conflict': rounds });
});

test('an idempotency key is executed once', async ({ context }) => {
  const { tabs, token } = await openTabs(context);
  const { items: charges } = await requestOk<List<{ id: string; version: number }>>(tabs[0], {
    line: 'GET /api/v1/doctor/payments/charges?status=succeeded&sort=-amount&perPage=10',
    token,
  });
  const { id: chargeId = '', version = 0 } = charges[0] ?? {};
  let sameResults = 0;
  const ids = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const refund = {
      line: `POST /api/v1/doctor/payments/charges/${chargeId}/refunds`,
      token,
      version: version + round,
      key: `round-${round}`,
      body: { amount: { amountMinor: 1, currency: 'USD' }, reason: 'goodwill' },
    };
    const [one, other] = await raceRequests<{ id: string }>(tabs, [refund, refund]);
    expect([one.status, other.status]).toEqual([201, 201]);
    if (one.body.id === other.body.id) sameResults += 1;
    ids.add(one.body.id);
  }
  expect([sameResults, ids.size]).toEqual([rounds, rounds]);
});

test('a mutation of a killed tab is applied completely or not at all, and other tabs continue', async ({
  context,
}) => {
  const { tabs, token } = await openTabs(context);
  const [tab] = tabs;
  type Charge = { id: string; version: number; refunded: { amountMinor: number } };
  const chargesLine = 'GET /api/v1/doctor/payments/charges?status=succeeded&sort=-amount&perPage=1';
  const chargeOf = async () =>
    (await requestOk<List<Charge>>(tab, { line: chargesLine, token })).items[0];
  const refundsOf = async (chargeId = '') => {
    const line = 'GET /api/v1/doctor/payments/refunds?perPage=100';
    const { items } = await requestOk<List<{ chargeId: string }>>(tab, { line, token });
    return items.filter((one) => one.chargeId === chargeId).length;
  };
  const versionNow = async () => (await chargeOf())?.version ?? 0;
  const charge = await chargeOf();
  const before = await refundsOf(charge?.id);
  const moments = [0, 1, 3, 6, 12, 25];
  for (const [round, afterMillis] of moments.entries()) {
    const refund = {
      line: `POST /api/v1/doctor/payments/charges/${charge?.id}/refunds`,
      token,
      version: await versionNow(),
      key: `killed-${round}`,
      body: { amount: { amountMinor: 1, currency: 'USD' }, reason: 'goodwill' },
    };
    const killed = await context.newPage();
    await killed.goto('/');
    await expect(killed.getByRole('link', { name: /^Dr\. / }).first()).toBeVisible();
    const devtools = await context.newCDPSession(killed);
    // A killed page never responds.
    sendRequest(killed, refund).catch(() => {});
    await killed.evaluate((millis) => new Promise((end) => setTimeout(end, millis)), afterMillis);
    const crashed = killed.waitForEvent('crash');
    devtools.send('Page.crash').catch(() => {});
    await crashed;
    await killed.close();

    const current = await chargeOf();
    const newRefunds = (await refundsOf(charge?.id)) - before;
    expect(current?.refunded.amountMinor).toBe((charge?.refunded.amountMinor ?? 0) + newRefunds);
    // A retry with the same idempotency key is executed once, no matter whether the first was.
    expect((await sendRequest(tab, refund)).status).toBe(201);
    expect(await refundsOf(charge?.id)).toBe(before + round + 1);
  }
});

test('an application is approved once, and no invoice number is used twice', async ({
  context,
}) => {
  const { tabs, token } = await openTabs(context);
  const [tab] = tabs;
  const members = (await subscribersOf(tab, token)).slice(0, 2);
  const doctorId = members[0]?.doctorId ?? '';
  type Plan = { hasRoom: boolean; current: { id: string; trialDays: number; name: string } };
  const plans = await requestOk<List<Plan>>(tab, { line: `GET /api/v1/doctors/${doctorId}/plans` });
  const plan = plans.items.find(({ hasRoom, current }) => hasRoom && current.trialDays === 0);
  const patients = await Promise.all(
    members.map(async ({ id, patient }) => {
      const line = `GET /api/v1/doctor/subscribers/${id}`;
      const { email } = await requestOk<{ email: string }>(tab, { line, token });
      const [own, ownPassword] = accountOf('patient');
      const password = email === own ? ownPassword : 'praxis-sample-account';
      return { typedName: patient.fullName, token: await tokenOf(tab, email, password) };
    }),
  );
  const path = '/api/v1/patient/subscriptions';
  type Subscription = { id: string; version: number; status: string };
  /** Ends the patient's subscription and applies again. */
  async function applyAgain(from: Page, patient: (typeof patients)[number]): Promise<Subscription> {
    const { items } = await requestOk<List<Subscription>>(from, {
      line: `GET ${path}`,
      token: patient.token,
    });
    const open = items.find(({ status }) => status === 'active' || status === 'expiring');
    const { items: cards } = await requestOk<List<{ id: string; isDefault: boolean }>>(from, {
      line: 'GET /api/v1/patient/cards',
      token: patient.token,
    });
    if (open)
      await requestOk(from, {
        line: `POST ${path}/${open.id}/cancel`,
        token: patient.token,
        version: open.version,
        body: { mode: 'now' },
      });
    return requestOk<Subscription>(from, {
      line: `POST ${path}`,
      token: patient.token,
      body: {
        planVersionId: plan?.current.id,
        cardId: cards.find(({ isDefault }) => isDefault)?.id,
        agreement: { version: currentAgreementVersion, typedName: patient.typedName },
      },
    });
  }
  const approve = ({ id, version }: Subscription): ApiRequest => ({
    line: `POST /api/v1/doctor/subscribers/${id}/approve`,
    token,
    version,
    body: {},
  });

  const together = new Map<string, number>();
  const twice = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    // Two concurrent applications, each of which creates an invoice.
    const [first, second] = patients;
    if (!first || !second) throw new Error('Two patients are needed.');
    const one = await applyAgain(tabs[0], first);
    const other = await applyAgain(tabs[1], second);
    tally(together, await raceRequests(tabs, [approve(one), approve(other)]));
    // The same application in both tabs.
    const again = await applyAgain(tabs[1], first);
    tally(twice, await raceRequests(tabs, [approve(again), approve(again)]));
  }
  const numbers: string[] = [];
  for (const patient of patients)
    for (let page = 1; ; page += 1) {
      const line = `GET /api/v1/patient/invoices?perPage=100&page=${page}`;
      const { items } = await requestOk<List<{ number: string }>>(tab, {
        line,
        token: patient.token,
      });
      numbers.push(...items.map(({ number }) => number));
      if (items.length < 100) break;
    }
  expect.soft(Object.fromEntries(together)).toEqual({ '200, 200': rounds });
  expect.soft(Object.fromEntries(twice)).toEqual({ '200, 412 version_conflict': rounds });
  expect(numbers.length).toBeGreaterThan(3 * rounds);
  expect(new Set(numbers).size).toBe(numbers.length);
});
