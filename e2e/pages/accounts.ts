/** Sample accounts by the role that the sign-in page names, with their landing pages. */
export const accounts = {
  doctor: { button: 'doctor', landing: '/doctor/dashboard', title: 'Dashboard' },
  patient: { button: 'patient', landing: '/patient/subscriptions', title: 'Subscriptions' },
  teamMember: {
    button: 'teamMember',
    landing: '/team-member/appointment-requests',
    title: 'Appointment requests',
  },
  admin: { button: 'admin', landing: '/admin/doctors', title: 'Doctors' },
  demo: { button: 'demo', landing: '/', title: 'E-commerce' },
  client: { button: 'client', landing: '/access-control', title: 'Access control' },
} as const;

export type Account = keyof typeof accounts;
