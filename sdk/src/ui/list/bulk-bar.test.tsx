import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Language } from '../../language';
import { renderUi } from '../../testing/render-ui';
import { BulkBar } from './bulk-bar';

it.each<[Language, string]>([
  ['en', '10,000 selected'],
  ['de', '10.000 ausgewählt'],
  ['fr', '10\u202f000 éléments sélectionnés'],
  ['pt', '10.000 selecionados'],
])('formats a large count in %s', async (language, expected) => {
  await renderUi(
    <BulkBar count={10_000} onClear={() => undefined}>
      <button type="button">Export</button>
    </BulkBar>,
    { language },
  );
  expect(screen.getByRole('status').textContent).toBe(expected);
});

it('moves the focus to the page when it closes', async () => {
  function Chosen() {
    const [count, setCount] = useState(2);
    return (
      <main id="main" tabIndex={-1}>
        {count > 0 && (
          <BulkBar count={count} onClear={() => setCount(0)}>
            <button type="button">Export</button>
          </BulkBar>
        )}
      </main>
    );
  }
  await renderUi(<Chosen />);
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.getByRole('main')).toHaveFocus();
});
