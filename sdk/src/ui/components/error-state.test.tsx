import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { ErrorState } from './error-state';

describe('ErrorState', () => {
  it('shows what failed, why, and what was kept, and retries', async () => {
    const onRetry = jest.fn();
    await renderUi(
      <ErrorState
        title="The appointments could not be loaded"
        failure={{ kind: 'timeout', status: 0 }}
        kept="The filter is as it was."
        onRetry={onRetry}
      />,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The appointments could not be loaded');
    expect(alert).toHaveTextContent('This is taking too long. Try again in a moment.');
    expect(alert).toHaveTextContent('The filter is as it was.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('ignores clicks while retrying', async () => {
    const onRetry = jest.fn();
    await renderUi(<ErrorState onRetry={onRetry} retrying />, { language: 'de' });
    const button = screen.getByRole('button', { name: 'Erneut versuchen' });
    await userEvent.click(button);
    expect(onRetry).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  it('moves the focus to the page when a successful retry removes the button', async () => {
    const Page = () => {
      const [failed, setFailed] = useState(true);
      return (
        <main id="main" tabIndex={-1}>
          {failed ? <ErrorState onRetry={() => setFailed(false)} /> : 'Appointments'}
        </main>
      );
    };
    await renderUi(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('has no button if nothing can be retried', async () => {
    await renderUi(<ErrorState failure={{ kind: 'rule', status: 404, code: 'not_found' }} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
