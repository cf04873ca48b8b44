import { useLayoutEffect } from 'react';
import { render } from '@testing-library/react';
import { useRecordTitle } from './use-record-title';

function Record({ name }: { name?: string }) {
  useRecordTitle(name);
  return null;
}

/** Sets the page's title as the shell's frame does. */
function Frame({ title, name, shown = true }: { title: string; name?: string; shown?: boolean }) {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return shown ? <Record name={name} /> : null;
}

const list = 'Invoices · Praxis';
const page = 'Invoice · Praxis';

beforeEach(() => {
  document.title = list;
});

it('names the record as soon as it has loaded, even if it was cached', () => {
  const { rerender } = render(<Frame title={page} />);
  expect(document.title).toBe(page);
  rerender(<Frame title={page} name="Invoice 5036" />);
  expect(document.title).toBe('Invoice 5036 · Praxis');
  rerender(<Frame title={page} name="Invoice 5037" />);
  expect(document.title).toBe('Invoice 5037 · Praxis');
  render(<Frame title={page} name="Invoice 5038" />);
  expect(document.title).toBe('Invoice 5038 · Praxis');
});

it('restores the title of the page without a record, and leaves that of the next page', () => {
  const { rerender } = render(<Frame title={page} name="Invoice 5036" />);
  rerender(<Frame title={page} />);
  expect(document.title).toBe(page);
  rerender(<Frame title={page} name="Invoice 5036" />);
  rerender(<Frame title={list} shown={false} />);
  expect(document.title).toBe(list);
});
