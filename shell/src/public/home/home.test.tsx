import { screen, waitFor, within } from '@testing-library/react';
import { listDoctors } from '@praxis/contract/endpoints/public';
import { guessCurrency } from './guess-currency';
import { renderShell, signedIn } from '../../testing/render-shell';
import { people, sample } from '@praxis/mock-server/practice/sample-records';

const names = () => screen.queryAllByRole('heading', { level: 3, name: /^Dr\. / });

test('the start page shows the pitch, doctors with prices, and sign-in', async () => {
  await renderShell('/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your own doctor');
  await waitFor(() => expect(names()).toHaveLength(9));
  expect(screen.getByText('9 doctors')).toBeInTheDocument();
  const marsh = screen.getByRole('link', { name: 'Dr. Helen Marsh' }).closest('article');
  expect(marsh).toHaveTextContent('Family medicine');
  expect(marsh).toHaveTextContent('Hudson Family Medicine, New York');
  expect(marsh).toHaveTextContent('English, Spanish');
  expect(marsh).toHaveTextContent('From $49.00');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign-in');
  expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/sign-up');
  expect(screen.getByRole('button', { name: /Marcus Oyelaran/ })).toBeInTheDocument();
});

test('a practice without a name leaves no stray commas on the doctor’s card', async () => {
  const { server, go } = await renderShell('/sign-in');
  const doctor = {
    ...{ id: 'doctor-new', fullName: 'Dr. Nils Newman', avatarUrl: null, specialityIds: [] },
    ...{ languages: ['en'], practiceName: '', city: '', state: '', priceFrom: null },
  };
  const facets = { specialityIds: [], states: [], languages: ['en'] };
  server.get(listDoctors.path, () => ({ items: [doctor], total: 1, page: 1, perPage: 12, facets }));
  await go('/');
  await waitFor(() => expect(names()).toHaveLength(1));
  expect(screen.getByRole('article')).not.toHaveTextContent(',');
});

test('a doctor whose cheapest plan is free costs “Free” on the card', async () => {
  const { server, go } = await renderShell('/sign-in');
  const doctor = {
    ...{ id: 'doctor-free', fullName: 'Dr. Nils Newman', avatarUrl: null, specialityIds: [] },
    ...{ languages: ['en'], practiceName: 'Newman', city: 'Albany', state: 'US-NY' },
    priceFrom: { amountMinor: 0, currency: 'USD' },
  };
  const facets = { specialityIds: [], states: [], languages: ['en'] };
  server.get(listDoctors.path, () => ({ items: [doctor], total: 1, page: 1, perPage: 12, facets }));
  await go('/');
  await waitFor(() => expect(names()).toHaveLength(1));
  expect(screen.getByText('Free')).toBeVisible();
  expect(screen.getByRole('article')).not.toHaveTextContent('$0');
});

test('filters the doctors and keeps the filters in the address; Back restores them', async () => {
  const { user } = await renderShell('/');
  await waitFor(() => expect(names()).toHaveLength(9));
  await user.selectOptions(screen.getByLabelText('Language'), 'de');
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(window.location.search).toBe('?language=de');
  await user.type(screen.getByLabelText('Name, specialty or city'), 'weiß');
  await waitFor(() => expect(names()).toHaveLength(1));
  expect(window.location.search).toBe('?q=wei%C3%9F&language=de');
  window.history.back();
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(screen.getByLabelText('Name, specialty or city')).toHaveValue('');
  await user.selectOptions(screen.getByLabelText('Language'), 'Any');
  await waitFor(() => expect(names()).toHaveLength(9));
});

test('a shared address applies its search; an empty result can clear all filters', async () => {
  const { user } = await renderShell('/?q=nobody&speciality=cardiology&state=US-NY');
  expect(await screen.findByText('No doctors found')).toBeInTheDocument();
  expect(screen.getByLabelText('Name, specialty or city')).toHaveValue('nobody');
  const specialties = within(screen.getByRole('group', { name: 'Specialty' }));
  expect(
    await specialties.findByRole('button', { name: 'Cardiology', pressed: true }),
  ).toBeVisible();
  await user.click(specialties.getByRole('button', { name: 'Cardiology' }));
  await waitFor(() => expect(window.location.search).toBe('?q=nobody&state=US-NY'));
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(names()).toHaveLength(9));
  expect(window.location.search).toBe('');
});

test('offers only states with doctors, grouped by country; cards show the next appointment', async () => {
  await renderShell('/');
  await waitFor(() => expect(names()).toHaveLength(9));
  const state = screen.getByLabelText('State');
  await waitFor(() =>
    expect(
      [...state.querySelectorAll('optgroup')].map((group) => [group.label, group.textContent]),
    ).toEqual([
      ['Brazil', 'São Paulo'],
      ['Germany', 'Berlin'],
      ['United States', 'New York'],
    ]),
  );
  const card = screen.getByRole('link', { name: 'Dr. Helen Marsh' }).closest('article');
  await waitFor(() =>
    expect(card).toHaveTextContent(/Next available [A-Z][a-z]{2}, [A-Z][a-z]{2} \d/),
  );
});

test('lists doctors with the visitor’s currency first', async () => {
  await renderShell('/');
  await waitFor(() => expect(names()).toHaveLength(9));
  const symbol = { USD: '$', EUR: '€', BRL: 'R$' }[guessCurrency()];
  const symbols = [...document.querySelectorAll('article')].map(
    (card) => /From (R\$|€|\$)/.exec(card.textContent)?.[1],
  );
  expect(symbols.slice(0, 3)).toEqual([symbol, symbol, symbol]);
  expect(symbols.slice(3)).not.toContain(symbol);
});

test('shows a failed search with Retry', async () => {
  const { running, user } = await renderShell('/sign-in');
  running.faults.errorRate = 1;
  await user.click(screen.getByRole('link', { name: 'Praxis, home page' }));
  expect(await screen.findByText('Couldn’t load doctors')).toBeInTheDocument();
  running.faults.errorRate = 0;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(names()).toHaveLength(9));
});

test('shows why the sign-in of a sample account failed, next to its button', async () => {
  const { running, user } = await renderShell('/');
  running.faults.errorRate = 1;
  await user.click(await screen.findByRole('button', { name: /Marcus Oyelaran/ }));
  const accounts = within(screen.getByRole('region', { name: 'Try a sample account' }));
  expect(await accounts.findByText('Couldn’t sign in. Try again in a moment.')).toBeVisible();
  running.faults.errorRate = 0;
  await user.click(screen.getByRole('button', { name: /Marcus Oyelaran/ }));
  await waitFor(() => expect(signedIn()).toBe('patient@praxis.example'));
});

test('a doctor’s page shows profile and plans; choosing a plan requires sign-in and then continues', async () => {
  const { user } = await renderShell('/');
  await user.click(await screen.findByRole('link', { name: 'Dr. Helen Marsh' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Dr. Helen Marsh');
  expect(screen.getByText('218 West 72nd Street')).toBeInTheDocument();
  const plans = screen.getByRole('region', { name: 'Plans' });
  await waitFor(() => expect(within(plans).getAllByRole('article').length).toBeGreaterThan(1));
  const first = within(plans).getAllByRole('article')[0] as HTMLElement;
  expect(first).toHaveTextContent('$49.00 per month');
  await user.click(within(first).getByRole('link', { name: /^Choose plan/ }));
  expect(window.location.pathname).toBe(`/patient/subscribe/${sample.plans.essential}`);
  expect(screen.getByText('Sign in to continue')).toBeInTheDocument();
  const chosen = await screen.findByText('Essential with Dr. Helen Marsh');
  expect(chosen.parentElement).toHaveTextContent('$49.00 per month');
  expect(screen.getByRole('link', { name: /Create an account/ })).toHaveAttribute(
    'href',
    `/sign-up?next=%2Fpatient%2Fsubscribe%2F${sample.plans.essential}%3Fdoctor%3D${people.doctor}`,
  );
  await user.click(screen.getByRole('link', { name: /Create an account/ }));
  expect(await screen.findByRole('heading', { name: 'Create account' })).toBeInTheDocument();
  expect(await screen.findByText('Essential with Dr. Helen Marsh')).toBeInTheDocument();
});

test('a doctor’s page links back to the previous search', async () => {
  const { user } = await renderShell('/?language=de');
  await waitFor(() => expect(names()).toHaveLength(3));
  await user.click(screen.getAllByRole('link', { name: /^Dr\. / })[0] as HTMLElement);
  await screen.findAllByRole('link', { name: /^Choose plan/ });
  await user.click(screen.getByRole('link', { name: 'All doctors' }));
  await waitFor(() => expect(names()).toHaveLength(3));
  expect(window.location.search).toBe('?language=de');
});

test('redirects from a missing page of results to the last one', async () => {
  await renderShell('/?page=99');
  await waitFor(() => expect(names()).toHaveLength(9));
  expect(window.location.search).toBe('');
  expect(screen.queryByText('No doctors found')).not.toBeInTheDocument();
});

test('shows that a doctor was not found', async () => {
  await renderShell('/doctors/nobody');
  expect(await screen.findByText('Doctor not found')).toBeInTheDocument();
});

test('offers a subscribed patient to change the plan, but no other plan', async () => {
  const { enter } = await renderShell(`/doctors/${people.doctor}`);
  await screen.findAllByRole('link', { name: /^Choose plan/ });
  expect(screen.queryByText('Your plan')).not.toBeInTheDocument();
  await screen.findByText('Family medicine');
  await screen.findByText(/\(MD\)/);
  await enter('patient@praxis.example', 'patient-sample-account');
  expect(await screen.findByText('You already subscribe to Dr. Helen Marsh.')).toBeInTheDocument();
  expect(screen.getByText('Your plan: Plus')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change plan' })).toHaveAttribute(
    'href',
    `/patient/subscriptions?act=changePlan&of=${sample.membership}`,
  );
  expect(screen.queryByRole('link', { name: /^Choose plan/ })).not.toBeInTheDocument();
  expect(screen.getByText('Your plan').closest('article')).toHaveTextContent('Plus');
});

test('a doctor’s page is also available when signed in, with links back', async () => {
  const { enter } = await renderShell(`/doctors/${people.colleague}`);
  await screen.findAllByRole('link', { name: /^Choose plan/ });
  await screen.findByText('Dermatology');
  await screen.findByText(/\(MD\)/);
  await enter('patient@praxis.example', 'patient-sample-account');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Dr. Rosa Ellison');
  expect((await screen.findAllByRole('link', { name: /^Choose plan/ })).length).toBeGreaterThan(1);
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/');
  const all = screen.getByRole('link', { name: 'All doctors' });
  expect(all).toHaveAttribute('href', '/patient/subscribe');
  await enter('doctor@praxis.example', 'doctor-sample-account');
  expect(all).not.toBeInTheDocument();
});

test('shows the page in the chosen language, including labels from the API', async () => {
  await renderShell('/', 'de');
  const menu = screen.getByRole('button', { name: 'Sprache: Deutsch (DE)' });
  expect(menu).toHaveTextContent('DE');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Arztpraxis zum festen Monatspreis',
  );
  await waitFor(() =>
    expect(
      screen.getByRole('link', { name: 'Dr. Helen Marsh' }).closest('article'),
    ).toHaveTextContent('Allgemeinmedizin'),
  );
});

test('uses the plural for zero in Portuguese', async () => {
  await renderShell('/?q=nobody', 'pt');
  expect(await screen.findByText('0 médicos')).toBeInTheDocument();
});
