import { pricingPlanKeys, yearlySaving, type Pricing } from '@praxis/contract/demo/pricing';
import { startDemo } from '../testing';

test('has three plans with their prices', async () => {
  const { status, body } = await startDemo().get<Pricing>('/pricing/data');
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['basicPlan', 'standardPlan', 'enterprisePlan', 'qandA']);
  expect(body).toMatchObject({
    basicPlan: {
      title: 'Basic',
      monthlyPrice: 0,
      yearlyPlan: { perMonth: 0, totalAnnual: 0 },
      popular: false,
    },
    standardPlan: {
      title: 'Standard',
      monthlyPrice: 49,
      yearlyPlan: { perMonth: 40, totalAnnual: 480 },
      popular: true,
    },
    enterprisePlan: {
      title: 'Enterprise',
      monthlyPrice: 99,
      yearlyPlan: { perMonth: 80, totalAnnual: 960 },
      popular: false,
    },
  });
  expect(body.basicPlan.planBenefits).toEqual(
    expect.arrayContaining(['100 responses a month', 'Up to 2 subdomains']),
  );
  expect(body.enterprisePlan.planBenefits).toContain('File upload with 5GB storage');
  expect(body.qandA.length).toBeGreaterThan(2);
});

test('stores the chosen plan, and rejects unknown ones', async () => {
  const demo = startDemo();
  expect((await demo.get('/pricing/plan')).body).toEqual({ plan: 'basicPlan', billing: 'monthly' });
  const chosen = { plan: 'standardPlan', billing: 'yearly' };
  expect(await demo.post('/pricing/plan', chosen)).toEqual({ status: 200, body: chosen });
  expect((await demo.post('/pricing/plan', { ...chosen, plan: 'qandA' })).status).toBe(400);
  expect((await demo.get('/pricing/plan')).body).toEqual(chosen);
});

test('paying yearly saves 108 and 228 dollars', async () => {
  const { body } = await startDemo().get<Pricing>('/pricing/data');
  expect(pricingPlanKeys.map((key) => yearlySaving(body[key]))).toEqual([0, 108, 228]);
});
