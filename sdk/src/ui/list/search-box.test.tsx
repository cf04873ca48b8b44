import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { SearchBox } from './search-box';

const box = () => screen.getByRole('searchbox', { name: 'Search patients' });

/** Renders the box in a page that applies a search only when `show` is called, later than requested. */
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

it('keeps letters that were typed while an earlier search was pending', async () => {
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

it('searches for the current text again if another search is pending', async () => {
  const { onSearch, show } = await renderBox();
  await type('a');
  await type('{Backspace}');
  expect(onSearch.mock.calls).toEqual([['a'], ['']]);
  show('a');
  show('');
  expect(box()).toHaveValue('');
});

it('repeats a search on Enter if another navigation replaced it', async () => {
  const { onSearch } = await renderBox();
  await type('a');
  await type('{Enter}');
  expect(onSearch.mock.calls).toEqual([['a'], ['a']]);
});

it('shows a search that was set from outside, even if it equals an earlier one', async () => {
  const { show } = await renderBox();
  await type('a');
  await type('n');
  show('an');
  show('a');
  expect(box()).toHaveValue('a');
  show('');
  expect(box()).toHaveValue('');
});
