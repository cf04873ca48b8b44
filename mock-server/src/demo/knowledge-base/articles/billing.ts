import type { ArticleGroup } from './article';

export const billing: readonly ArticleGroup[] = [
  {
    title: 'Invoices',
    icon: 'FileText',
    tip: 'An invoice that was sent can’t be edited. Cancel it and send a new one instead.',
    articles: [
      [
        'Why is an invoice a draft?',
        'It has no number yet, and nobody has seen it. It becomes an invoice when you send it or when its payment is due.',
      ],
      [
        'How do I send an invoice?',
        'Patients get it by email, with a link to pay online.',
        'Open the invoice and check address and items.',
        'Choose <b>Send</b> and edit the message if you like.',
      ],
      [
        'Can I change the number of an invoice?',
        'No. Numbers have to follow each other without a gap. You can choose the prefix for new ones in the settings.',
      ],
    ],
  },
  {
    title: 'Payments',
    icon: 'CreditCard',
    tip: 'Card payments arrive in two working days, bank transfers in three.',
    articles: [
      [
        'Can I split a payment?',
        'Yes. Enter what was paid, and the rest stays open. Two people can each pay a part with their own link.',
      ],
      [
        'When is a payout sent?',
        'Every weekday, for payments that are at least two days old. The payout’s page lists each payment in it.',
      ],
      [
        'What happens when a card is declined?',
        'We try again after three and seven days, and let the patient know both times. After that you decide how to go on.',
      ],
    ],
  },
  {
    title: 'Refunds',
    icon: 'RefreshCw',
    tip: 'Fees of the card provider aren’t returned with a refund.',
    articles: [
      [
        'How do I refund a payment?',
        'Refunds go to the card that was charged, in whole or in part.',
        'Open the payment and choose <b>Refund</b>.',
        'Enter the amount and a reason. The patient sees the reason.',
      ],
      [
        'How long does a refund take?',
        'Five to ten days, depending on the patient’s bank. The payment shows the day on which we sent it.',
      ],
      [
        'Can I take a refund back?',
        'Only within the first hour, while it is still on its way. After that, send a new invoice.',
      ],
    ],
  },
  {
    title: 'Prices and fees',
    icon: 'DollarSign',
    tip: 'A new price never changes an appointment that is already booked.',
    articles: [
      [
        'How do I change a price?',
        'Open the appointment type and enter the new price and the day from which it applies. Until then patients see the old one.',
      ],
      [
        'How do I give a discount?',
        'Add a line with a negative amount, or choose one of your discounts. Patients see the full price and what was taken off.',
      ],
      [
        'What does a payment cost me?',
        '1.4% plus 25 cents for cards of your region, 2.9% for others. Bank transfers are free.',
      ],
    ],
  },
  {
    title: 'Taxes',
    icon: 'FileText',
    tip: 'Ask your accountant once a year. Rules change more often than software.',
    articles: [
      [
        'Which items are taxed?',
        'Treatment usually isn’t; products and certificates usually are. Set the rate on each item, and invoices add it up.',
      ],
      [
        'How do I export my bookkeeping?',
        'One file holds all invoices, payments and payouts of a period.',
        'Open <b>Billing</b> and choose <b>Export</b>.',
        'Choose the months and the format your accountant uses.',
      ],
      [
        'Where do I enter my tax number?',
        'In the settings of the practice, under <b>Billing</b>. It is printed on every invoice from then on.',
      ],
    ],
  },
  {
    title: 'Unpaid invoices',
    icon: 'Clock',
    tip: 'A friendly reminder after a week works better than a stern one after a month.',
    articles: [
      [
        'When are reminders for payment sent?',
        'Seven days after the due date, then every fourteen. You choose how many, and can pause them for one patient.',
      ],
      [
        'How do I agree on installments?',
        'Choose <b>Installments</b> on the invoice, and how many. The patient confirms with a card, and each one is charged on its day.',
      ],
      [
        'How do I write off an amount?',
        'Open the invoice and choose <b>Write off</b>. It counts as closed, and appears in your export as a loss.',
      ],
    ],
  },
];
