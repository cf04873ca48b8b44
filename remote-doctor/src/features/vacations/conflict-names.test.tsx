import { screen, within } from '@testing-library/react';
import { bookForPatient } from '@praxis/contract/endpoints/doctor-appointments';
import { people, renderRemote, sample } from '@praxis/sdk/testing';
import { remote } from '../../remote';

it('distinguishes the decisions about several appointments of one patient', async () => {
  let name = '';
  const { user } = await renderRemote({
    remote,
    path: '/doctor/vacations',
    async prepare({ api }) {
      const doctor = await api('doctor');
      for (const startAt of ['2026-02-04T14:00:00.000Z', '2026-02-04T23:00:00.000Z'])
        name = (
          await doctor.call(bookForPatient, {
            body: { patientId: people.patient, visitTypeId: sample.followUp, startAt },
            idempotencyKey: startAt,
          })
        ).patient.fullName;
    },
  });
  await user.click(screen.getByRole('button', { name: 'Add time off' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const label of ['First day', 'Last day']) {
    await user.clear(dialog.getByLabelText(label));
    await user.paste('02/04/2026');
    await user.keyboard('{Enter}');
  }
  const rows = await dialog.findAllByRole('group', { name: new RegExp(`^${name}`) });
  expect(rows).toHaveLength(2);
  expect(new Set(rows.map(({ ariaLabel }) => ariaLabel)).size).toBe(2);
  const choices = dialog.getAllByLabelText<HTMLSelectElement>(/^What should happen to /);
  const texts = choices
    .map(({ labels }) => labels[0]?.textContent ?? '')
    .filter((text) => text.includes(name));
  expect(texts).toEqual([expect.stringMatching(/\d+:\d+/), expect.stringMatching(/\d+:\d+/)]);
  expect(new Set(texts).size).toBe(2);
});
