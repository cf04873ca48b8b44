/** The tabs of the doctor's appointments, in their order (docs/product.md#tabs). */
export const appointmentTabs = ['unfulfilled', 'fulfilled', 'all'] as const;
export type AppointmentTab = (typeof appointmentTabs)[number];
