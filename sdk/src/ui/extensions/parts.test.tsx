import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import {
  Carousel,
  Collapse,
  ImageGallery,
  QrCode,
  SplitPanes,
  Steps,
  Timeline,
  Tour,
  Tree,
} from './parts';

const person = () => userEvent.setup({ pointerEventsCheck: 0 });

function Wards() {
  const [selected, setSelected] = useState<string | null>(null);
  const [checked, setChecked] = useState<string[]>([]);
  return (
    <>
      <Tree
        label="Wards"
        nodes={[{ id: 'east', label: 'East', children: [{ id: 'e1', label: 'Room E1' }] }]}
        selected={selected}
        onSelect={setSelected}
        checked={checked}
        onCheck={setChecked}
      />
      <output>{`${selected} / ${checked.join(' ')}`}</output>
    </>
  );
}

it('selects a node of a tree, and checks a node with its descendants', async () => {
  await renderUi(<Wards />);
  expect(await screen.findByRole('tree', { name: 'Wards' })).toBeInTheDocument();
  await person().click(screen.getByText('Room E1'));
  expect(screen.getByText('e1 /')).toBeInTheDocument();
  await person().click(screen.getByRole('checkbox', { name: /East/ }));
  expect(screen.getByText('e1 / east e1')).toBeInTheDocument();
});

it('shows a timeline in order', async () => {
  await renderUi(
    <Timeline
      items={[
        { id: '1', title: 'Sent', when: '9:00 AM', tone: 'info' },
        { id: '2', title: 'Paid', children: 'By card', tone: 'success' },
      ]}
    />,
  );
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Sent9:00 AM', 'PaidBy card']);
});

it('makes steps clickable', async () => {
  const onSelect = jest.fn();
  const steps = ['Cart', 'Address', 'Payment'].map((title) => ({ id: title, title }));
  await renderUi(<Steps steps={steps} current={1} onSelect={onSelect} />);
  await person().click(await screen.findByText('Cart'));
  expect(onSelect).toHaveBeenCalledWith(0);
});

it('closes the other sections of a single collapse when one opens', async () => {
  const items = ['Hours', 'Prices'].map((title) => ({ id: title, title, children: `${title}…` }));
  await renderUi(<Collapse items={items} open={['Hours']} single />);
  expect(await screen.findByText('Hours…')).toBeVisible();
  await person().click(screen.getByRole('button', { name: /Prices/ }));
  expect(await screen.findByText('Prices…')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Hours/ })).toHaveAttribute('aria-expanded', 'false'),
  );
});

it('moves between slides with the buttons, and announces the position', async () => {
  const slides = ['One', 'Two'].map((id) => ({ id, children: <p>{id}</p> }));
  await renderUi(<Carousel label="News" slides={slides} />);
  const carousel = within(await screen.findByRole('region', { name: 'News' }));
  expect(carousel.getByRole('button', { name: 'Previous slide' })).toBeDisabled();
  await person().click(carousel.getByRole('button', { name: 'Next slide' }));
  expect(await carousel.findByText('Slide 2 of 2')).toHaveAttribute('aria-live', 'polite');
  const next = carousel.getByRole('button', { name: 'Next slide' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
});

it('opens an image in a preview whose buttons have names', async () => {
  const images = ['Waiting room', 'Room 2'].map((alt) => ({ src: `/${alt}.png`, alt }));
  await renderUi(<ImageGallery label="Rooms" images={images} />);
  await person().click(await screen.findByRole('button', { name: 'Waiting room' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Waiting room' }));
  const names = dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    'Close',
    'Previous picture',
    'Next picture',
    'Flip vertically',
    'Flip horizontally',
    'Rotate left',
    'Rotate right',
    'Zoom out',
    'Zoom in',
  ]);
});

it('gives a QR code a text alternative', async () => {
  await renderUi(<QrCode value="https://example.com" label="To the practice’s page" />);
  expect(await screen.findByRole('img', { name: 'To the practice’s page' })).toBeVisible();
});

it('names the separator between two panes', async () => {
  await renderUi(<SplitPanes first="Folders" second="Messages" />);
  expect(await screen.findByRole('separator', { name: 'Resize panes' })).toBeInTheDocument();
});

it('moves the separator between two panes with the arrow keys', async () => {
  const { container } = await renderUi(<SplitPanes first="Folders" second="Messages" width={35} />);
  const border = await screen.findByRole('separator');
  const width = () => container.querySelector<HTMLElement>('.ant-splitter-panel')?.style.flexBasis;
  border.focus();
  await person().keyboard('{ArrowRight}');
  expect(width()).toBe('40%');
  await person().keyboard('{End}{ArrowRight}');
  expect(width()).toBe('80%');
  await person().keyboard('{Home}{ArrowLeft}');
  expect(width()).toBe('20%');
});

function Guided() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>{open ? 'Guided' : 'Alone'}</button>
      <Tour
        open={open}
        onClose={() => setOpen(false)}
        steps={[
          { title: 'Menu', text: 'All pages' },
          { title: 'Search', text: 'Press Ctrl K' },
        ]}
      />
    </>
  );
}

it('closes a tour after its last step', async () => {
  await renderUi(<Guided />);
  await person().click(await screen.findByRole('button', { name: 'Next' }));
  await person().click(await screen.findByRole('button', { name: 'Finish' }));
  expect(screen.getByText('Alone')).toBeInTheDocument();
});

it('moves the focus with a tour’s steps, and restores it at the end', async () => {
  await renderUi(<Guided />);
  await person().click(await screen.findByRole('button', { name: 'Close' }));
  await person().click(screen.getByRole('button', { name: 'Alone' }));
  expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
  await person().keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Finish' })).toHaveFocus());
  await person().keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Alone' })).toHaveFocus();
});

it('traps the focus in the step of a tour', async () => {
  await renderUi(<Guided />);
  const next = await screen.findByRole('button', { name: 'Next' });
  await waitFor(() => expect(next).toHaveFocus());
  await person().tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await person().tab({ shift: true });
  expect(next).toHaveFocus();
});
