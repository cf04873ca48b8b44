import { screen, within } from '@testing-library/react';
import { listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { languages, type Language } from '@praxis/sdk';
import { renderRemote } from '@praxis/sdk/testing';
import { formatMoney } from '@praxis/sdk/ui/page';
import { remote } from '../../remote';

const intervals: Record<Language, Record<number, string>> = {
  en: { 1: 'per month', 3: 'every 3 months', 6: 'every 6 months', 12: 'per year' },
  de: { 1: 'pro Monat', 3: 'alle 3 Monate', 6: 'alle 6 Monate', 12: 'pro Jahr' },
  fr: { 1: 'par mois', 3: 'tous les 3 mois', 6: 'tous les 6 mois', 12: 'par an' },
  pt: { 1: 'por mês', 3: 'a cada 3 meses', 6: 'a cada 6 meses', 12: 'por ano' },
};

it.each(languages)('shows each price with its billing period: %s', async (language) => {
  const path = '/doctor/patients?tab=active&perPage=50';
  const view = await renderRemote({ remote, path, language });
  const doctor = await view.api('doctor');
  const { items } = await doctor.call(listSubscribers, {
    query: { status: 'active', perPage: 50 },
  });
  // A quarterly amount must not read like a monthly one.
  expect(new Set(items.map(({ plan }) => plan.intervalMonths)).size).toBeGreaterThan(1);
  await screen.findByText(items[0]?.patient.fullName ?? '');
  for (const { patient, plan } of items.filter(({ plan }) => plan.price.amountMinor > 0)) {
    const row = screen.getByText(patient.fullName).closest('tr') as HTMLElement;
    const amount = formatMoney(plan.price, language).replace(/\s/g, ' ');
    const price = `${amount} ${intervals[language][plan.intervalMonths]}`;
    const cells = within(row).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent.replace(/\s/g, ' '))).toContain(price);
  }
});
