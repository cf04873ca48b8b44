/** The tabs of the doctor's appointments, in their order (product.md section 2). */
export const appointmentTabs = ['unfulfilled', 'fulfilled', 'all'] as const;
export type AppointmentTab = (typeof appointmentTabs)[number];
