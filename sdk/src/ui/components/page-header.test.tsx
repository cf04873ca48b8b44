import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { PageHeader } from './page-header';

/** A plan whose Publish button removes itself. */
function Plan() {
  const [published, setPublished] = useState(false);
  return (
    <PageHeader
      title="Plus"
      actions={
        <>
          <button>Duplicate</button>
          {!published && <button onClick={() => setPublished(true)}>Publish</button>}
        </>
      }
    >
      {published ? 'On sale' : 'Draft'}
    </PageHeader>
  );
}

describe('PageHeader', () => {
  it('moves the focus to its title when an action removes its own button', async () => {
    await renderUi(<Plan />);
    screen.getByRole('button', { name: 'Publish' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('On sale')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Plus' })).toHaveFocus();
  });

  it('leaves the focus alone if the user has moved it elsewhere', async () => {
    await renderUi(
      <>
        <Plan />
        <input aria-label="Name" />
      </>,
    );
    const publish = screen.getByRole('button', { name: 'Publish' });
    publish.focus();
    screen.getByLabelText('Name').focus();
    // `userEvent.click` would move the focus to the button.
    fireEvent.click(publish);
    expect(screen.getByText('On sale')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});
