import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { Tabs } from './tabs';

afterEach(() => jest.restoreAllMocks());

it('scrolls the selected tab into view if the tabs overflow, in a wide window too', async () => {
  const widths = { scrollWidth: 900, clientWidth: 600 };
  for (const [name, width] of Object.entries(widths))
    jest.spyOn(HTMLElement.prototype, name as keyof typeof widths, 'get').mockReturnValue(width);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.role === 'tab' ? new DOMRect(800, 0, 100, 40) : new DOMRect(0, 0, 600, 40);
  });
  const items = [{ key: 'audit', label: 'Audit log' }];
  await renderUi(<Tabs label="Profile" active="audit" items={items} />);
  expect(screen.getByRole('tablist').scrollLeft).toBe(550);
});
