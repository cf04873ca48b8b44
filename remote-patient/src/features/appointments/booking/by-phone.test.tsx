import { screen } from '@testing-library/react';
import { getPractice, putPractice } from '@praxis/contract/endpoints/practice';
import type { Doctor } from '@praxis/contract/entities/doctor';
import type { VisitType } from '@praxis/contract/entities/visit-type';
import { people, renderRemote, sample, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../../remote';

const open = (prepare: RenderRemoteOptions['prepare'], query = '') =>
  renderRemote({ remote, path: `/patient/appointments/book${query}`, prepare });

const next = () => screen.findByRole('button', { name: 'Next' });

it('books only by phone when the practice requires it', async () => {
  await open(async ({ api }) => {
    const doctor = await api('doctor');
    const {
      id: _id,
      version,
      createdAt: _created,
      updatedAt: _updated,
      ...practice
    } = await doctor.call(getPractice, {});
    await doctor.call(putPractice, { version, body: { ...practice, bookingMode: 'viewOnly' } });
  });
  expect(await screen.findByText('Booking by phone only')).toBeVisible();
  expect(screen.getByRole('link', { name: '+1 212 555 0142' })).toBeVisible();
  expect(await next()).toBeDisabled();
});

it('shows the phone number when the practice has no appointment types', async () => {
  await open(({ simulation }) => {
    const types = simulation.database.table<VisitType>('practice.visitTypes');
    for (const { id } of types.all()) types.remove(id);
  });
  expect(await screen.findByText('Booking by phone only')).toBeVisible();
  expect(screen.getByRole('link', { name: '+1 212 555 0142' })).toBeVisible();
  expect(await next()).toBeDisabled();
});

it('shows the phone number when the doctor is suspended, regardless of the URL', async () => {
  const at = `?doctor=${people.doctor}&type=${sample.followUp}&at=2026-01-08T16:00:00.000Z`;
  await open(({ simulation }) => {
    const doctors = simulation.database.table<Doctor>('practice.doctors');
    doctors.put({ ...doctors.get(people.doctor)!, verification: 'suspended' });
  }, at);
  expect(await screen.findByText(/isn’t taking bookings right now$/)).toBeVisible();
  expect(screen.getByRole('link', { name: '+1 212 555 0142' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(await next()).toBeDisabled();
});
