import type { Page } from '@playwright/test';
import { accountOf, requestOk, tokenOf } from './api';

interface Items<T> {
  items: T[];
}

/** A practice that is open at all hours, with the data to book in it. */
export interface OpenPractice {
  doctorId: string;
  visitTypeId: string;
  /** Books half an hour for the sample patient and returns the patient's name. */
  book(startAt: string): Promise<string>;
  /** Confirms a request of the patient. */
  confirm(id: string): Promise<void>;
}

/** Opens the sample practice at all hours of every day, because clocks change on Sunday nights. */
export async function openAllHours(page: Page): Promise<OpenPractice> {
  const token = await tokenOf(page, ...accountOf('doctor'));
  const path = '/api/v1/doctor';
  const { version } = await requestOk<{ version: number }>(page, {
    line: `GET ${path}/availability`,
    token,
  });
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    startLocal: '00:00',
    endLocal: '23:45',
  }));
  await requestOk(page, {
    line: `PUT ${path}/availability`,
    token,
    version,
    body: { weekly, overrides: [] },
  });
  const { items: types } = await requestOk<Items<{ id: string; doctorId: string; name: string }>>(
    page,
    {
      line: `GET ${path}/visit-types?perPage=100`,
      token,
    },
  );
  const type = types.find(({ name }) => name === 'Follow-up');
  if (!type) throw new Error('The sample doctor has no follow-up.');
  const patientToken = await tokenOf(page, ...accountOf('patient'));
  const { id, fullName } = await requestOk<{ id: string; fullName: string }>(page, {
    line: 'GET /api/v1/me',
    token: patientToken,
  });
  const { items } = await requestOk<Items<{ patient: { id: string; fullName: string } }>>(page, {
    line: `GET ${path}/subscribers?perPage=100&q=${encodeURIComponent(fullName)}`,
    token,
  });
  const patient = items.find((one) => one.patient.fullName === fullName)?.patient;
  if (!patient) throw new Error(`${id} is not a patient of the sample doctor.`);
  return {
    doctorId: type.doctorId,
    visitTypeId: type.id,
    async book(startAt) {
      const body = { patientId: patient.id, visitTypeId: type.id, startAt };
      await requestOk(page, { line: `POST ${path}/appointments`, token, body });
      return fullName;
    },
    async confirm(id) {
      const line = `${path}/appointments/${id}`;
      const { version, state } = await requestOk<{ version: number; state: string }>(page, {
        line: `GET ${line}`,
        token,
      });
      if (state === 'requested')
        await requestOk(page, { line: `POST ${line}/confirm`, token, version });
    },
  };
}

/** Sets the sample patient's time zone. */
export async function movePatientTo(page: Page, timeZone: string): Promise<void> {
  const token = await tokenOf(page, ...accountOf('patient'));
  const line = 'GET /api/v1/me';
  const { version } = await requestOk<{ version: number }>(page, { line, token });
  await requestOk(page, { line: 'PATCH /api/v1/me', token, version, body: { timeZone } });
}
