/** The tabs of the patient's appointments, and what each of them asks for. */
export const appointmentTabs = ['upcoming', 'past', 'closed'] as const;
export type AppointmentTab = (typeof appointmentTabs)[number];

export const tabQueries = {
  upcoming: { status: 'unfulfilled', closed: false, sort: 'startAt' },
  past: { status: 'fulfilled', closed: false, sort: '-startAt' },
  closed: { status: 'unfulfilled', closed: true, sort: '-startAt' },
} as const;
