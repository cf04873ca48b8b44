import { bookForPatient } from '@praxis/contract/endpoints/doctor-appointments';
import { listVisitTypes } from '@praxis/contract/endpoints/doctor-visit-types';
import { getMe } from '@praxis/contract/endpoints/me';
import { listPatientAppointments } from '@praxis/contract/endpoints/patient-appointments';
import { listSlots } from '@praxis/contract/endpoints/public';
import { listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { renderRemote, type RemoteBackEnd, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { act } from '@testing-library/react';
import { remote } from '../remote';

/** Books the first free time on January 27. */
export async function book({ api }: RemoteBackEnd) {
  const [me, doctor] = [await (await api('patient')).call(getMe, {}), await api('doctor')];
  const { items } = await doctor.call(listSubscribers, { query: { q: me.fullName } });
  const { patientId = '', doctorId = '' } = items[0] ?? {};
  const types = await doctor.call(listVisitTypes, {});
  const visitTypeId = types.items.find(({ name }) => name === 'Follow-up')?.id ?? '';
  const on = '2026-01-27';
  const slots = await doctor.call(listSlots, {
    params: { id: doctorId },
    query: { from: on, to: on, visitTypeId },
  });
  const startAt = slots.items[0]?.startAt ?? '';
  return doctor.call(bookForPatient, { body: { patientId, visitTypeId, startAt } });
}

/** The appointment that the practice proposes to the sample patient. */
export const proposal = async ({ api }: RemoteBackEnd) => {
  const { items } = await (await api('patient')).call(listPatientAppointments, {});
  const found = items.find(({ state }) => state === 'proposed');
  if (!found) throw new Error('Nothing is proposed.');
  return found;
};

/** Opens an appointment that `find` finds or creates before the page opens. */
async function openOne(
  find: (backEnd: RemoteBackEnd) => Promise<{ id: string }>,
  prepare: RenderRemoteOptions['prepare'] = () => Promise.resolve(),
) {
  let id = '';
  const view = await renderRemote({
    remote,
    path: '/patient/appointments',
    prepare: async (backEnd) => {
      ({ id } = await find(backEnd));
      await prepare(backEnd);
    },
  });
  await act(() => view.router.navigate(`/patient/appointments/${id}`));
  return { ...view, id };
}

export const openBooked = (prepare?: RenderRemoteOptions['prepare']) => openOne(book, prepare);

export const openProposed = () => openOne(proposal);
