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
        'When you place the order. For orders on account you have fourteen days.',
      ],
      [
        'Which cards do you accept?',
        'All common credit and debit cards, and bank transfer for practices.',
      ],
      [
        'Can I pay for several orders at once?',
        'Yes. Choose the orders in the list and pay their sum.',
      ],
      ['Where do I find my receipt?', 'Under "My orders". You can load each receipt as a file.'],
      [
        'Why was my payment refused?',
        'Mostly because the card has expired or its limit is reached. Your bank tells you the reason.',
      ],
      [
        'Do you keep my card number?',
        'No. The payment provider keeps it, and hands us a sign that stands for it.',
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
        'For parcels over 20 kg, yes: the carrier agrees on an hour with you.',
      ],
      [
        'Do you deliver to a parcel station?',
        'Yes, as long as the parcel is no longer than 60 cm.',
      ],
      [
        'What happens if I am not at home?',
        'The carrier tries once more on the next day, then leaves the parcel at the nearest shop.',
      ],
      [
        'Is shipping free?',
        'For products that bear the sign "Free shipping", whatever else is in the cart.',
      ],
    ),
  },
  cancellationReturn: {
    icon: 'RefreshCw',
    title: 'Cancellation and return',
    subtitle: 'Changed your mind? Here is how',
    qandA: questions(
      ['How do I cancel an order?', 'Until it is packed, with one click under "My orders".'],
      [
        'How long may I take to return a product?',
        'Thirty days, in its box. Hygiene articles only unopened.',
      ],
      ['Who pays for the return?', 'We do, if you use the label that came with the parcel.'],
      ['When do I get my money back?', 'Within five days of the parcel arriving here.'],
      [
        'Can I exchange a product for another colour?',
        'Yes. Write the colour that you want on the return note.',
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
        'Open the order: its progress stands at the top, with a link to the carrier.',
      ],
      [
        'Can I change the address of an order?',
        'Until it is packed. After that the carrier can redirect it.',
      ],
      ['Can I order again with one click?', 'Yes. Every past order has a button "Order again".'],
      [
        'How long do you keep my orders?',
        'Ten years, as the law asks. Old ones are in the archive.',
      ],
      [
        'Why is a product missing from my parcel?',
        'It comes in a parcel of its own. The order shows both.',
      ],
    ),
  },
  productServices: {
    icon: 'Settings',
    title: 'Products and services',
    subtitle: 'Warranty, repair and advice',
    qandA: questions(
      ['How long is the warranty?', 'Two years, and five on furniture.'],
      [
        'Do you repair products after the warranty?',
        'Most of them. You receive an offer before we begin.',
      ],
      [
        'Can somebody set up the product for me?',
        'For desks, screens and telephone systems, yes. Book the service in the cart.',
      ],
      ['Are there discounts for practices?', 'From ten pieces on. The cart counts them by itself.'],
      ['Where do I find the manual?', 'On the page of the product, in four languages.'],
    ),
  },
};
