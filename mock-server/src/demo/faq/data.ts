import type { FaqTopic, FaqTopicKey, QuestionAndAnswer } from '@praxis/contract/demo/faq';

const questions = (...pairs: readonly (readonly [string, string])[]): QuestionAndAnswer[] =>
  pairs.map(([question, ans]) => ({ question, ans }));

export const faq: Readonly<Record<FaqTopicKey, FaqTopic>> = {
  payment: {
    icon: 'CreditCard',
    title: 'Payment',
    subtitle: 'Cards, invoices and receipts',
    qandA: questions(
      [
        'When is my card charged?',
        'When you place the order. If you pay by invoice, you have fourteen days.',
      ],
      [
        'Which cards do you accept?',
        'All common credit and debit cards, and bank transfer for practices.',
      ],
      [
        'Can I pay for several orders at once?',
        'Yes. Select the orders in the list, then pay the total.',
      ],
      [
        'Where can I find my receipt?',
        'Under “My orders”, next to each order. You can download it as a PDF.',
      ],
      [
        'Why was my payment refused?',
        'The card has expired or reached its limit in most cases. Your bank can tell you the reason.',
      ],
      [
        'Do you keep my card number?',
        'No. The payment provider stores it. We only see the last four digits.',
      ],
    ),
  },
  delivery: {
    icon: 'Truck',
    title: 'Delivery',
    subtitle: 'How and when your parcel arrives',
    qandA: questions(
      [
        'How long does delivery take?',
        'One to eight days. The cart shows the day for each product.',
      ],
      [
        'Can I choose the time of delivery?',
        'For parcels over 20 kg, yes. The carrier calls you to agree on an hour.',
      ],
      [
        'Do you deliver to a parcel station?',
        'Yes, as long as the parcel is no longer than 60 cm.',
      ],
      [
        'What happens if I’m not home?',
        'The carrier tries again the next day, then leaves the parcel at the nearest pickup point.',
      ],
      ['Is shipping free?', 'For products marked “Free shipping”, whatever else is in your cart.'],
    ),
  },
  cancellationReturn: {
    icon: 'RefreshCw',
    title: 'Cancellation and return',
    subtitle: 'Changed your mind? Here is how',
    qandA: questions(
      ['How do I cancel an order?', 'With one click under “My orders”, until it’s packed.'],
      [
        'How long do I have to return a product?',
        'Thirty days, in the original box. Hygiene products must be unopened.',
      ],
      ['Who pays for the return?', 'We do, if you use the label that came with the parcel.'],
      ['When do I get my money back?', 'Within five days after the parcel reaches us.'],
      [
        'Can I exchange a product for another color?',
        'Yes. Choose the color you want when you print the return label.',
      ],
    ),
  },
  myOrders: {
    icon: 'Package',
    title: 'My orders',
    subtitle: 'Changes, progress and history',
    qandA: questions(
      [
        'Where is my order now?',
        'Open the order. Its progress is at the top, with a link to the carrier.',
      ],
      [
        'Can I change the address of an order?',
        'Yes, until it’s packed. After that, ask the carrier to redirect it.',
      ],
      ['Can I order again with one click?', 'Yes. Open a past order and press “Order again”.'],
      [
        'How long do you keep my orders?',
        'Ten years, as the law requires. Older ones are in the archive.',
      ],
      [
        'Why is a product missing from my parcel?',
        'It ships separately. The order shows both parcels.',
      ],
    ),
  },
  productServices: {
    icon: 'Settings',
    title: 'Products and services',
    subtitle: 'Warranty, repair and advice',
    qandA: questions(
      ['How long is the warranty?', 'Two years, and five on furniture.'],
      ['Do you repair products out of warranty?', 'Most of them. You get a quote before we begin.'],
      [
        'Can someone set up the product for me?',
        'For desks, screens and phone systems, yes. Add the service in your cart.',
      ],
      [
        'Are there discounts for practices?',
        'From ten items. The discount is applied in your cart.',
      ],
      ['Where can I find the manual?', 'On the product’s page, as a PDF.'],
    ),
  },
};
