import { screen, within } from '@testing-library/react';
import { people, renderRemote, sample } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

it.each([
  ['fr', 'Aucun'],
  ['pt', 'Nenhum'],
] as const)('says of a day without times in the gender of a time: %s', async (language, none) => {
  const search = `?doctor=${people.doctor}&type=${sample.followUp}&step=time`;
  await renderRemote({ remote, language, path: `/patient/appointments/book${search}` });
  const sunday = await screen.findByRole('group', { name: /^(dim|dom)\./i });
  expect(within(sunday).getByText(none)).toBeInTheDocument();
});
