import { screen } from '@testing-library/react';
import { formatMoney } from '../format/money';
import type { Language } from '../../language';
import { renderUi } from '../../testing/render-ui';
import { Money } from './money';

/** Replaces the no-break spaces that locales put into amounts with plain spaces. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

describe('formatMoney', () => {
  it.each<[Language, string]>([
    ['en', '€12,345.60'],
    ['de', '12.345,60 €'],
    ['fr', '12 345,60 €'],
    ['pt', '€ 12.345,60'],
  ])('uses the number format of %s', (language, expected) => {
    expect(plain(formatMoney({ amountMinor: 1234560, currency: 'EUR' }, language))).toBe(expected);
  });

  it.each([
    ['JPY', 5110, '¥5,110'],
    ['USD', 5110, '$51.10'],
    ['BHD', 5110, 'BHD 5.110'],
    ['CAD', 5110, 'CA$51.10'],
    ['EUR', 0, '€0.00'],
    ['EUR', -5, '-€0.05'],
  ])('uses the decimals of %s', (currency, amountMinor, expected) => {
    expect(plain(formatMoney({ amountMinor, currency }, 'en'))).toBe(expected);
  });

  it('supports compact, signed and stripped amounts', () => {
    const money = { amountMinor: 1248000, currency: 'USD' };
    expect(plain(formatMoney(money, 'en', { compact: true }))).toBe('$12.5K');
    expect(plain(formatMoney({ ...money, amountMinor: 500000 }, 'de', { compact: true }))).toBe(
      '5.000 $',
    );
    expect(plain(formatMoney(money, 'en', { signed: true }))).toBe('+$12,480.00');
    expect(plain(formatMoney(money, 'en', { stripped: true }))).toBe('$12,480');
    expect(plain(formatMoney({ ...money, amountMinor: 5110 }, 'en', { stripped: true }))).toBe(
      '$51.10',
    );
  });
});

describe('Money', () => {
  it('follows the language of the interface', async () => {
    await renderUi(<Money of={{ amountMinor: 5110, currency: 'EUR' }} />, { language: 'de' });
    expect(screen.getByText(/51,10/)).toHaveTextContent('51,10 €');
  });

  it('shows a dash for null', async () => {
    await renderUi(<Money of={null} />);
    expect(screen.getByText('–')).toBeVisible();
  });
});
