import type { Pricing } from '@praxis/contract/demo/pricing';
import { drawing } from '../pictures/drawing';

export const pricing: Pricing = {
  basicPlan: {
    title: 'Basic',
    img: drawing('seedling'),
    subtitle: 'A simple start for everyone',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: [
      '100 responses a month',
      'Unlimited forms and surveys',
      'Unlimited fields',
      'Basic tools for building forms',
      'Up to 2 subdomains',
    ],
    popular: false,
  },
  standardPlan: {
    title: 'Standard',
    img: drawing('tree'),
    subtitle: 'For small to medium practices',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: [
      'Unlimited responses',
      'Unlimited forms and surveys',
      'A page of your own on our address',
      'Card payments in forms',
      'Up to 5 subdomains',
    ],
    popular: true,
  },
  enterprisePlan: {
    title: 'Enterprise',
    img: drawing('garden'),
    subtitle: 'For groups of practices',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    planBenefits: [
      'Everything in Standard',
      'Your own address',
      'File upload with 5GB storage',
      'Single sign-on',
      'An account manager who picks up the phone',
    ],
    popular: false,
  },
  qandA: [
    {
      question: 'Does the price go up as our practice grows?',
      ans: 'No. A plan has one price, however many people work with it.',
    },
    {
      question: 'Can I change between plans?',
      ans: 'At any time. What you have paid already is counted towards the new plan.',
    },
    {
      question: 'What happens when I reach the limit of responses?',
      ans: 'Nothing is lost. New responses wait until the next month, or until you change the plan.',
    },
    {
      question: 'Is there a discount for charities?',
      ans: 'Yes: half the price of Standard and Enterprise. Write to us with your registration.',
    },
    {
      question: 'How do I pay by the year?',
      ans: 'Move the switch above the plans to “Yearly”. Standard costs $108 less that way, Enterprise $228.',
    },
  ],
};
