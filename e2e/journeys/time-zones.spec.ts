import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectHoursBetween } from '../pages/calendar';
import { fakeNow } from '../pages/fake-now';
import { visit } from '../pages/doctor';
import { movePatientTo, openAllHours } from '../pages/practice-days';
import { expectLoaded, signInAs } from '../pages/sign-in';

/** The sample practice is in New York: the times in its own zone are the same on every device. */
const practiceDays = {
  spring: {
    on: '2027-03-14',
    early: { at: '2027-03-14T06:30:00Z', shown: '1:30 – 3:00' },
    late: { at: '2027-03-14T07:30:00Z', shown: '3:30 – 4:00', detail: '3:30 – 4:00 AM' },
    /** Number of hours between the first and the second event in the calendar. */
    hoursApart: 2,
    zone: 'EDT',
  },
  autumn: {
    on: '2027-11-07',
    early: { at: '2027-11-07T04:30:00Z', shown: '12:30 – 1:00' },
    late: { at: '2027-11-07T08:30:00Z', shown: '3:30 – 4:00', detail: '3:30 – 4:00 AM' },
    hoursApart: 3,
    zone: 'EST',
  },
} as const;

interface Case {
  zone: string;
  season: keyof typeof practiceDays;
  /** Overrides the season's time. */
  now?: string;
  /**
   * The slot that the patient books, on the day of the DST change in the device's or the practice's
   * zone.
   */
  books: { at: string; own: string; practice: string | null };
}

const cases: readonly Case[] = [
  {
    zone: 'America/New_York',
    season: 'spring',
    books: { at: '2027-03-14T13:00:00.000Z', own: 'Sun, Mar 14 · 9:00 – 9:30 AM', practice: null },
  },
  {
    // Clocks go back from three to two an hour before.
    zone: 'Europe/Berlin',
    season: 'autumn',
    books: {
      at: '2027-10-31T01:00:00.000Z',
      own: 'Sun, Oct 31 · 2:00 – 2:30 AM',
      practice: 'Sat, Oct 30 · 9:00 – 9:30 PM EDT',
    },
  },
  {
    zone: 'America/Sao_Paulo',
    season: 'spring',
    books: {
      at: '2027-03-14T13:00:00.000Z',
      own: 'Sun, Mar 14 · 10:00 – 10:30 AM',
      practice: 'Sun, Mar 14 · 9:00 – 9:30 AM EDT',
    },
  },
  {
    zone: 'Asia/Kolkata',
    season: 'autumn',
    books: {
      at: '2027-11-07T14:00:00.000Z',
      own: 'Sun, Nov 7 · 7:30 – 8:00 PM',
      practice: 'Sun, Nov 7 · 9:00 – 9:30 AM EST',
    },
  },
  {
    // Clocks went back from three to two half an hour before.
    zone: 'Pacific/Auckland',
    season: 'spring',
    books: {
      at: '2027-04-03T14:30:00.000Z',
      own: 'Sun, Apr 4 · 2:30 – 3:00 AM',
      practice: 'Sat, Apr 3 · 10:30 – 11:00 AM EDT',
    },
  },
  {
    // The first one o'clock of that night, which is the only one offered.
    zone: 'America/New_York',
    season: 'autumn',
    books: { at: '2027-11-07T05:00:00.000Z', own: 'Sun, Nov 7 · 1:00 – 1:30 AM', practice: null },
  },
  {
    // Clocks have just gone forward from two to three.
    zone: 'Europe/Berlin',
    season: 'spring',
    books: {
      at: '2027-03-28T01:00:00.000Z',
      own: 'Sun, Mar 28 · 3:00 – 3:30 AM',
      practice: 'Sat, Mar 27 · 9:00 – 9:30 PM EDT',
    },
  },
  {
    zone: 'America/Sao_Paulo',
    season: 'autumn',
    books: {
      at: '2027-11-07T14:00:00.000Z',
      own: 'Sun, Nov 7 · 11:00 – 11:30 AM',
      practice: 'Sun, Nov 7 · 9:00 – 9:30 AM EST',
    },
  },
  {
    zone: 'Asia/Kolkata',
    season: 'spring',
    books: {
      at: '2027-03-14T13:00:00.000Z',
      own: 'Sun, Mar 14 · 6:30 – 7:00 PM',
      practice: 'Sun, Mar 14 · 9:00 – 9:30 AM EDT',
    },
  },
  {
    // Clocks have just gone forward from two to three.
    zone: 'Pacific/Auckland',
    season: 'autumn',
    now: '2027-09-23T15:00:00Z',
    books: {
      at: '2027-09-25T14:00:00.000Z',
      own: 'Sun, Sep 26 · 3:00 – 3:30 AM',
      practice: 'Sat, Sep 25 · 10:00 – 10:30 AM EDT',
    },
  },
];

const seasonNow = { spring: '2027-03-12T15:00:00Z', autumn: '2027-10-27T15:00:00Z' } as const;

for (const { zone, season, now = seasonNow[season], books } of cases)
  test.describe(zone, () => {
    test.use({ timezoneId: zone });

    test(`the ${season} DST change in the doctor’s week and for a patient in this time zone`, async ({
      page,
      context,
    }) => {
      await fakeNow(context, now);
      const { on, early, late, hoursApart, zone: practiceZone } = practiceDays[season];
      const week = `/doctor/appointments?view=week&on=${on}`;
      await signInAs(page, 'doctor', week);
      await expectLoaded(page);
      const practice = await openAllHours(page);
      await movePatientTo(page, zone);
      await practice.book(early.at);
      const name = await practice.book(late.at);

      await visit(page, week);
      const calendar = page.getByRole('region', { name: 'Appointment calendar' });
      await expect(page.getByText('Eastern Time (New York)')).toBeVisible();
      const eventAt = (shown: string) =>
        calendar.getByRole('link').filter({ hasText: name }).filter({ hasText: shown });
      await expect(eventAt(late.shown)).toBeVisible();
      await expectHoursBetween(calendar, [eventAt(early.shown), eventAt(late.shown)], hoursApart);
      await eventAt(late.shown).click();
      // The zone is shown if the device is in another one.
      const detail = page.getByRole('dialog', { name }).getByText(late.detail);
      await expect(detail).toHaveText(
        new RegExp(`· ${late.detail}${books.practice === null ? '$' : ` ${practiceZone}$`}`),
      );

      const patient = await context.newPage();
      const { doctorId, visitTypeId } = practice;
      await signInAs(
        patient,
        'patient',
        `/patient/appointments/book?doctor=${doctorId}&type=${visitTypeId}&step=time&at=${books.at}`,
      );
      const id = await bookAndCheck(patient, books);
      await practice.confirm(id);
      const download = patient.waitForEvent('download');
      await patient.getByRole('dialog').getByRole('button', { name: 'Add to calendar' }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file).toContain(`\r\nDTSTART:${books.at.slice(0, 19).replaceAll(/[-:]/g, '')}Z\r\n`);
    });
  });

/** Books the selected time, and finds the same time in the summary, the drawer and the list. */
async function bookAndCheck(page: Page, { own, practice }: Case['books']): Promise<string> {
  const expectTimes = async (where: Locator) => {
    await expect(where.getByText(own, { exact: true }).first()).toBeVisible();
    if (practice !== null) await expect(where.getByText(practice).first()).toBeVisible();
  };
  const slot = page.getByRole('radio', { checked: true }).locator('xpath=..');
  const [ownStart = ''] = / (\d+:\d+) /.exec(own)?.slice(1) ?? [];
  await expect(slot).toContainText(ownStart);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: /Reason/ }).fill('The night of the clocks');
  await page.getByRole('button', { name: 'Next' }).click();
  await expectTimes(page.locator('main'));
  await page.getByRole('button', { name: /^(Send request|Book)/ }).click();
  const detail = page.getByRole('dialog', { name: /Follow-up/ });
  await expectTimes(detail);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expectTimes(page.locator(`a[href*="${id}"]`).locator('xpath=ancestor::tr'));
  return id;
}
