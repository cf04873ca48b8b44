import { screen } from '@testing-library/react';
import { getBackground } from '@praxis/contract/endpoints/doctor-profile';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it.each([
  ['unverified', 'To get verified, add a degree, a specialty and a license.'],
  ['verified', 'Changes to degrees or licenses need to be verified again.'],
])('explains the verification to a doctor who is %s', async (verification, text) => {
  await renderRemote({
    remote,
    path: '/doctor/profile?tab=background',
    prepare: (backEnd) =>
      backEnd.rewriteAll((response, { path }) =>
        path === getBackground.path
          ? {
              ...response,
              body: response.body.replace(
                '"verification":"verified"',
                `"verification":"${verification}"`,
              ),
            }
          : response,
      ),
  });
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
});
