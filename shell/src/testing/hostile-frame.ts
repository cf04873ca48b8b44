import { Registry } from '../federation/registry';
import { openHostileShell, type HostileShell } from './hostile-shell';
import { entryOf, label, manifestOf, pageOf } from './manifest';

/** The patient’s app, with an empty page. */
const manifest = manifestOf('patient', {
  landing: '/patient/invoices',
  menu: [
    {
      label: label('Care'),
      entries: [{ path: '/patient/invoices', label: label('Invoices'), icon: [['path', {}]] }],
    },
  ],
  pages: [pageOf('/patient/invoices', 'Invoices')],
});

/** The demo area’s app, which never loads. */
export const demoEntry = entryOf('demo', { realm: 'demo', roles: ['admin'], areas: ['/apps'] });

/** Renders the frame of a patient. */
export async function openHostileFrame(): Promise<HostileShell> {
  const responseWith = (file: object) =>
    Promise.resolve({ status: 200, text: JSON.stringify(file) });
  const address = new URL('https://apps.example/patient/remote.json');
  window.praxisEarly = {
    config: responseWith({}),
    remotes: responseWith({}),
    manifests: { [address.href]: responseWith(manifest) },
    requested: new Set(),
    reads: {},
    filesOf: () => [],
  };
  const { id, roles, areas } = manifest;
  return openHostileShell(new Registry([entryOf(id, { roles, areas, address })]));
}
