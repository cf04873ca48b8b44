import type { Page } from '@playwright/test';
import { accountOf, get, tokenOf } from './api';

interface Items<T> {
  items: T[];
}

/** Who works and comes on the days of a journey, all hours of which are open. */
export interface OpenPractice {
  doctorId: string;
  visitTypeId: string;
  /** Books the patient of the sample data for half an hour, and answers with the name. */
  book(startAt: string): Promise<string>;
  /** Confirms what a patient asked for. */
  confirm(id: string): Promise<void>;
}

/** Opens the sample practice at all hours of every day: clocks change on Sunday nights. */
export async function openAllHours(page: Page): Promise<OpenPractice> {
  const token = await tokenOf(page, ...accountOf('doctor'));
  const path = '/api/v1/doctor';
  const { version } = await get<{ version: number }>(page, {
    line: `GET ${path}/availability`,
    token,
  });
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    startLocal: '00:00',
    endLocal: '23:45',
  }));
  await get(page, {
    line: `PUT ${path}/availability`,
    token,
    version,
    body: { weekly, overrides: [] },
  });
  const { items: types } = await get<Items<{ id: string; doctorId: string; name: string }>>(page, {
    line: `GET ${path}/visit-types?perPage=100`,
    token,
  });
  const type = types.find(({ name }) => name === 'Follow-up');
  if (!type) throw new Error('The sample doctor has no follow-up.');
  const patientToken = await tokenOf(page, ...accountOf('patient'));
  const { id, fullName } = await get<{ id: string; fullName: string }>(page, {
    line: 'GET /api/v1/me',
    token: patientToken,
  });
  const { items } = await get<Items<{ patient: { id: string; fullName: string } }>>(page, {
    line: `GET ${path}/subscribers?perPage=100&q=${encodeURIComponent(fullName)}`,
    token,
  });
  const patient = items.find((one) => one.patient.fullName === fullName)?.patient;
  if (!patient) throw new Error(`${id} is no patient of the sample doctor.`);
  return {
    doctorId: type.doctorId,
    visitTypeId: type.id,
    async book(startAt) {
      const body = { patientId: patient.id, visitTypeId: type.id, startAt };
      await get(page, { line: `POST ${path}/appointments`, token, body });
      return fullName;
    },
    async confirm(id) {
      const line = `${path}/appointments/${id}`;
      const { version, state } = await get<{ version: number; state: string }>(page, {
        line: `GET ${line}`,
        token,
      });
      if (state === 'requested') await get(page, { line: `POST ${line}/confirm`, token, version });
    },
  };
}

/** Lets the patient of the sample data live in a time zone. */
export async function movePatientTo(page: Page, timeZone: string): Promise<void> {
  const token = await tokenOf(page, ...accountOf('patient'));
  const line = 'GET /api/v1/me';
  const { version } = await get<{ version: number }>(page, { line, token });
  await get(page, { line: 'PATCH /api/v1/me', token, version, body: { timeZone } });
}
