import { startDemo, testNow, type TestDemo } from '../testing';

interface ComingSoon {
  launchAt: string;
  subscribers: number;
}

const data = async (demo: TestDemo) => (await demo.get<ComingSoon>('/misc/coming-soon/data')).body;
const subscribe = (demo: TestDemo, email: unknown) =>
  demo.post('/misc/coming-soon/subscribe', { email });

test('returns a launch date in the future', async () => {
  const { launchAt } = await data(startDemo());
  expect(Date.parse(launchAt)).toBeGreaterThan(testNow);
});

test('subscribes an email once', async () => {
  const demo = startDemo();
  const { subscribers } = await data(demo);
  expect(await subscribe(demo, ' nia@demo.com ')).toEqual({
    status: 200,
    body: { email: 'nia@demo.com', already: false },
  });
  expect(await subscribe(demo, 'Nia@demo.com')).toEqual({
    status: 200,
    body: { email: 'Nia@demo.com', already: true },
  });
  expect((await data(demo)).subscribers).toBe(subscribers + 1);
});

test.each(['', 'nia', 5, undefined])('rejects %j', async (email) => {
  expect((await subscribe(startDemo(), email)).status).toBe(400);
});
