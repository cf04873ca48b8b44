import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '@praxis/sdk';
import { notices } from '../notifications/notice-store';
import { Notices } from '../notifications/notices';
import { i18n, startI18n } from './i18n';
import { addTexts, chooseLanguage } from './language';
import { hold } from '../testing/hold';
import { LanguageMenu } from './language-menu';

/** Pending or failing loads of an app's texts, by language. */
const loading: Partial<Record<Language, Promise<void>>> = {};
const load = async (language: Language) => {
  await loading[language];
  return { default: { word: language } };
};

beforeAll(() => startI18n('en'));
beforeEach(async () => {
  for (const language of ['de', 'fr'] as const) delete loading[language];
  await addTexts('app', load, `part ${expect.getState().currentTestName}`);
  jest.useFakeTimers();
  render(
    <>
      <LanguageMenu />
      <Notices />
    </>,
  );
});
afterEach(async () => {
  jest.useRealTimers();
  cleanup();
  notices.set([]);
  await chooseLanguage('en');
});

const user = userEvent.setup({ advanceTimers: (by) => jest.advanceTimersByTime(by) });

async function choose(name: string) {
  await user.click(screen.getByRole('button', { name: /^(Language|Sprache|Langue)/ }));
  await user.click(screen.getByRole('menuitemradio', { name }));
}

/** Flushes resolved promises. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

it('notifies if a language loads slowly, and shows it once it is loaded', async () => {
  const german = hold();
  loading.de = german.until;
  await choose('Deutsch');
  await act(() => jest.advanceTimersByTimeAsync(4_900));
  expect(screen.queryByText('This is taking longer than usual.')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByText('This is taking longer than usual.')).toBeVisible();
  german.release();
  await settle();
  expect(screen.getByRole('button', { name: 'Sprache: Deutsch (DE)' })).toBeVisible();
});

it('notifies if a language fails to load, and retries', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  loading.de = Promise.reject(new TypeError('Failed to fetch'));
  await choose('Deutsch');
  await settle();
  expect(
    screen.getByText('Couldn’t load Deutsch. Check your connection and try again.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Language: English (EN)' })).toBeVisible();
  delete loading.de;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await settle();
  expect(screen.getByRole('button', { name: 'Sprache: Deutsch (DE)' })).toBeVisible();
  consoleError.mockRestore();
});

it('shows the language that was chosen last, regardless of the order of responses', async () => {
  const german = hold();
  const french = hold();
  Object.assign(loading, { de: german.until, fr: french.until });
  await choose('Deutsch');
  await choose('Français');
  french.release();
  await settle();
  german.release();
  await settle();
  expect(screen.getByRole('button', { name: /^Langue.*Français/ })).toBeVisible();
});

it('waits for the texts of parts that are opened in the meantime', async () => {
  const german = hold();
  loading.de = german.until;
  await choose('Deutsch');
  await addTexts('other', load);
  german.release();
  await settle();
  expect(i18n.t('word', { ns: 'other' })).toBe('de');
});
