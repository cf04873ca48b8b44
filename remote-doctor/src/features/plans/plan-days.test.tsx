import { screen } from '@testing-library/react';
import { renderRemote, sample } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('uses the plural for zero days in Portuguese', async () => {
  await renderRemote({
    remote,
    language: 'pt',
    path: `/doctor/plans/${sample.plans.founders}`,
  });
  const term = await screen.findByText('Teste grátis');
  expect(term.parentElement).toHaveTextContent(/grátis\s*0 dias$/);
});
