import { renderHook } from '@testing-library/react';
import i18next from 'i18next';
import { useTranslation } from './translation';

const texts = {
  list: { title: 'Patients', ending: 'Ends on {{day}}', nested: 'All $t(list.title)' },
  rows_one: '{{count}} row',
  rows_other: '{{count}} rows',
};

beforeEach(async () => {
  await i18next.init({ lng: 'en', fallbackLng: false, resources: { en: { doctor: texts } } });
});

function show() {
  const { t } = renderHook(() => useTranslation('doctor')).result.current;
  const search = jest.spyOn(
    (i18next as unknown as { translator: { translate(): string } }).translator,
    'translate',
  );
  return { t, search };
}

it('returns a text without placeholders directly, without i18next’s interpolation', () => {
  const { t, search } = show();
  expect(t('list.title')).toBe('Patients');
  expect(t('list.title')).toBe('Patients');
  expect(search).not.toHaveBeenCalled();
});

it('interpolates values, nested texts and plurals', () => {
  const { t } = show();
  expect(t('list.ending', { day: 'Monday' })).toBe('Ends on Monday');
  expect(t('list.nested')).toBe('All Patients');
  expect(t('rows', { count: 1 })).toBe('1 row');
  expect(t('rows', { count: 2 })).toBe('2 rows');
});

it('returns the key until its text has loaded', () => {
  const { t } = show();
  expect(t('later.title')).toBe('later.title');
  i18next.addResourceBundle('en', 'doctor', { later: { title: 'Later' } }, true);
  expect(t('later.title')).toBe('Later');
  // A namespace node is not a text.
  expect(t('list')).not.toBe('Patients');
});
