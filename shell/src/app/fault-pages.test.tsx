import { render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { DeploymentFault } from '../boot/deployment-fault';
import { startI18n } from '../language/i18n';
import { BootFaultPage } from './boot-fault-page';
import { FaultPage } from './fault-page';

const pages: [what: string, page: ReactElement][] = [
  ['a failed part', <FaultPage />],
  [
    'a deployment that cannot start',
    <BootFaultPage fault={new DeploymentFault('/config.json', 'missing')} />,
  ],
];

beforeAll(() => startI18n('en'));

it.each(pages)('the page of %s is an alert in the main landmark', (_what, page) => {
  render(page);
  const main = within(screen.getByRole('main'));
  const alert = within(main.getByRole('alert'));
  expect(alert.getByRole('heading', { level: 1 })).toBeInTheDocument();
});
