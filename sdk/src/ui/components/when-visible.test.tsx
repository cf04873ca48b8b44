import { act, screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { WhenVisible } from './when-visible';

it('shows content below the viewport when the page is printed', async () => {
  await renderUi(
    <WhenVisible height={1240}>
      <p>Four charts</p>
    </WhenVisible>,
  );
  expect(screen.queryByText('Four charts')).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Four charts')).toBeVisible();
});
