import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { PageHeader } from './page-header';

/** A plan whose button goes with the act that it carries out. */
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
  it('gives the focus to its title where the button that had it goes with its act', async () => {
    await renderUi(<Plan />);
    screen.getByRole('button', { name: 'Publish' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('On sale')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Plus' })).toHaveFocus();
  });

  it('leaves the focus to what somebody went on to meanwhile', async () => {
    await renderUi(
      <>
        <Plan />
        <input aria-label="Name" />
      </>,
    );
    const publish = screen.getByRole('button', { name: 'Publish' });
    publish.focus();
    screen.getByLabelText('Name').focus();
    // Not by a press, which would take the focus along.
    fireEvent.click(publish);
    expect(screen.getByText('On sale')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});
