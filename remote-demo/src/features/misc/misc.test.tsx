import { screen, waitFor } from '@testing-library/react';
import { getComingSoon } from '@praxis/contract/demo/coming-soon';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (path: string, language: 'en' | 'de' = 'en') =>
  renderRemote({ remote, path, language, account: null });
const left = () => (screen.getByRole('timer').textContent ?? '').match(/\d+/g)?.map(Number) ?? [];
const secondsLeft = () => {
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = left();
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
};

describe('coming soon', () => {
  it('counts down to the launch, then announces it', async () => {
    const view = await open('/misc/coming-soon');
    const { launchAt } = await (await view.api('admin')).call(getComingSoon, {});
    const before = secondsLeft();
    expect(before).toBe(Math.ceil((Date.parse(launchAt) - view.simulation.now()) / 1000));
    view.moveClock(90_000);
    await waitFor(() => expect(secondsLeft()).toBe(before - 90));
    view.moveClock(before * 1000);
    expect(await screen.findByRole('heading', { name: 'We’ve launched' })).toBeInTheDocument();
  });

  it('adds an email to the list, and updates the count', async () => {
    const { user, changed } = await open('/misc/coming-soon');
    expect(screen.getByText(/^1,284 people/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Email'), 'nia@demo.com');
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText(/We’ll email nia@demo.com/)).toBeInTheDocument();
    expect([...changed]).toEqual(['demoSubscriber']);
    expect(screen.getByRole('button', { name: 'Add another email' })).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByText(/^1,285 people/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Email'), 'NIA@demo.com');
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText('NIA@demo.com is already on the list.')).toBeInTheDocument();
  });

  it('does not send an invalid email', async () => {
    const { user, sent } = await open('/misc/coming-soon');
    await user.type(screen.getByLabelText('Email'), 'nia');
    await user.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(sent.map(({ line }) => line)).toEqual(['GET /misc/coming-soon/data']);
  });

  it('is translated into German', async () => {
    await open('/misc/coming-soon', 'de');
    expect(screen.getByText(/^1\.284 Personen warten/)).toBeInTheDocument();
  });
});

it('shows a maintenance notice with a button to reload', async () => {
  await open('/misc/maintenance');
  expect(screen.getByRole('heading', { name: 'We’ll be right back' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
});
