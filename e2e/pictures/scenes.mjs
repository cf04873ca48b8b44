/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{
 *   name: string,
 *   skin: 'light' | 'dark',
 *   account?: 'doctor' | 'patient' | 'teamMember' | 'admin' | 'demo',
 *   path: string,
 *   phone?: boolean,
 *   prepare?: (page: Page) => Promise<unknown>,
 * }} Scene
 */

/**
 * Scenes of the pictures in the docs. Files are named after their scene.
 * @type {readonly Scene[]}
 */
export const scenes = [
  {
    name: 'doctor-dashboard-light',
    skin: 'light',
    account: 'doctor',
    path: '/doctor/dashboard',
  },
  { name: 'doctor-dashboard-dark', skin: 'dark', account: 'doctor', path: '/doctor/dashboard' },
  {
    name: 'doctor-patients-light',
    skin: 'light',
    account: 'doctor',
    path: '/doctor/patients?tab=active',
  },
  {
    name: 'doctor-calendar-dark',
    skin: 'dark',
    account: 'doctor',
    path: '/doctor/appointments?view=week',
  },
  {
    name: 'patient-phone-light',
    skin: 'light',
    account: 'patient',
    path: '/patient/subscriptions',
    phone: true,
  },
];
