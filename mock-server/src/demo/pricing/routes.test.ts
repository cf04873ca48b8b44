import type { Pricing } from '@praxis/contract/demo/pricing';
import { startDemo } from '../testing';

test('three plans at their prices', async () => {
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
