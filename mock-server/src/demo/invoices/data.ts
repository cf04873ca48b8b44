import type { InvoicePayment } from '@praxis/contract/demo/invoice-input';
import {
  demoInvoiceStatuses,
  type DemoInvoice,
  type DemoInvoiceStatus,
  type InvoiceClient,
  type PaymentDetails,
} from '@praxis/contract/demo/invoices';
import { pick } from '../pictures/svg';
import { localDayFrom, localMomentFrom } from '../sample/dates';
import { person } from '../sample/people';

const places = [
  ['12 Harbour Street, Galway', 'Ireland', 'Harbour Eye Clinic'],
  ['Rua das Flores 41, Porto', 'Portugal', 'Clínica das Flores'],
  ['Lindenweg 8, Hamburg', 'Germany', 'Praxis am Lindenweg'],
  ['27 rue du Lac, Lyon', 'France', 'Centre médical du Lac'],
  ['5 Mill Lane, Leeds', 'United Kingdom', 'Bramble Family Practice'],
  ['Via Garibaldi 16, Turin', 'Italy', 'Studio Garibaldi'],
  ['Oude Gracht 90, Utrecht', 'Netherlands', 'Gezondheidscentrum Oude Gracht'],
] as const;

const services = [
  'Practice software, one year',
  'Network installation',
  'Training for reception staff',
  'Website and online booking',
  'Phone system',
  'Data migration',
  'Security audit',
  'Support, 20 hours',
  'Waiting room screens',
] as const;

const count = 50;
/** Invoice numbers continue those of an earlier system. */
const firstId = 5001;
const partial = 0.4;

function client(index: number): InvoiceClient {
  const { fullName, username } = person(index * 3 + 2);
  const [address, country, company] = pick(places, index);
  return {
    address,
    company,
    companyEmail: `${username}@clients.example`,
    country,
    contact: `(${310 + ((index * 29) % 600)}) 555-01${String(10 + ((index * 17) % 90))}`,
    name: fullName,
  };
}

/** The clients of the invoices, in order of their first one. */
export const invoiceClients: InvoiceClient[] = Array.from({ length: 25 }, (_, index) =>
  client(index),
);

const shareLeft: Record<DemoInvoiceStatus, number> = {
  Paid: 0,
  Downloaded: 1,
  Sent: 1,
  Draft: 1,
  'Partial Payment': partial,
  'Past Due': 1,
};

/** Days from today: only past due invoices have a due date in the past. */
function dueAfter(issued: number, status: DemoInvoiceStatus): number {
  if (status === 'Past Due') return Math.min(issued + 14, -1);
  return issued + 30 < 0 ? issued + 60 : issued + 30;
}

/** Payments were made in full, by yesterday, and add up to the paid amount. */
function paidBefore(seededAt: number, issued: number, amount: number): InvoicePayment[] {
  if (amount === 0) return [];
  const date = localDayFrom(seededAt, Math.min(issued + 9, -1));
  return [{ amount, date, method: 'bankTransfer', note: '' }];
}

export function sampleInvoices(seededAt: number): DemoInvoice[] {
  return Array.from({ length: count }, (_, index) => {
    const invoiceStatus = pick(demoInvoiceStatuses, index * 5 + Math.floor(index / 6));
    const total = 180 + ((index * 1237) % 4900);
    // The newest invoice is from yesterday.
    const issued = index - count;
    const balance = Math.round(total * shareLeft[invoiceStatus]);
    return {
      id: firstId + index,
      issuedDate: localMomentFrom(seededAt, issued, 8 + (index % 9)),
      client: pick(invoiceClients as [InvoiceClient, ...InvoiceClient[]], index * 7),
      service: pick(services, index * 4),
      total,
      avatar: index % 4 === 1 ? '' : person(((index * 7) % invoiceClients.length) * 3 + 2).avatar,
      invoiceStatus,
      balance,
      dueDate: localDayFrom(seededAt, dueAfter(issued, invoiceStatus)),
      payments: paidBefore(seededAt, issued, total - balance),
    };
  });
}

export const paymentDetails: PaymentDetails = {
  totalDue: '$12,110.55',
  bankName: 'Harbour Savings Bank',
  country: 'Ireland',
  iban: 'IE29 HARB 9311 5212 3456 78',
  swiftCode: 'HARBIE2D',
};
