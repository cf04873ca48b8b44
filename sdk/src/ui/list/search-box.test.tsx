import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { SearchBox } from './search-box';

const box = () => screen.getByRole('searchbox', { name: 'Search patients' });

/** In a page that says what is searched for when `show` is called: later than it was asked. */
async function renderBox() {
  const onSearch = jest.fn<unknown, [string]>();
  let setValue: (now: string) => void;
  function Page() {
    const [value, set] = useState('');
    setValue = set;
    return <SearchBox label="Search patients" value={value} onSearch={onSearch} />;
  }
  await renderUi(<Page />);
  return { onSearch, show: (now: string) => act(() => setValue(now)) };
}

const type = async (letters: string) => {
  await userEvent.type(box(), letters);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
};

it('keeps the letters that were typed while an earlier search was on its way', async () => {
  const { onSearch, show } = await renderBox();
  await type('a');
  await type('n');
  expect(onSearch.mock.calls).toEqual([['a'], ['an']]);
  show('a');
  expect(box()).toHaveValue('an');
  await type('n');
  show('an');
  expect(box()).toHaveValue('ann');
  show('ann');
  expect(box()).toHaveValue('ann');
});

it('asks again for what is shown where another search is on its way', async () => {
  const { onSearch, show } = await renderBox();
  await type('a');
  await type('{Backspace}');
  expect(onSearch.mock.calls).toEqual([['a'], ['']]);
  show('a');
  show('');
  expect(box()).toHaveValue('');
});

it('asks again on Enter for what never came, as another press led elsewhere', async () => {
  const { onSearch } = await renderBox();
  await type('a');
  await type('{Enter}');
  expect(onSearch.mock.calls).toEqual([['a'], ['a']]);
});

it('shows what was searched for by another way, also in the words of an earlier search', async () => {
  const { show } = await renderBox();
  await type('a');
  await type('n');
  show('an');
  show('a');
  expect(box()).toHaveValue('a');
  show('');
  expect(box()).toHaveValue('');
});
