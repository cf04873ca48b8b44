import { screen } from '@testing-library/react';
import type { TeamVacation } from '@praxis/contract/endpoints/views/team';
import { DataTable } from '../../ui/list/table/data-table';
import { renderUi } from '../../testing/render-ui';
import { useVacationColumns } from './vacation-columns';

const doctors = {
  id: '1',
  own: false,
  owner: { kind: 'doctor', id: '4', fullName: 'Helen Marsh', avatarUrl: null },
  kind: null,
  note: null,
  state: 'planned',
  startAt: '2026-03-09T04:00:00.000Z',
  endAt: '2026-03-12T04:00:00.000Z',
} as TeamVacation;
const own = {
  ...doctors,
  id: '2',
  own: true,
  owner: { kind: 'teamMember', id: '5', fullName: 'Maya Okafor', avatarUrl: null },
  kind: 'conference',
  note: 'In Boston',
} as TeamVacation;

function Vacations({ rows }: { rows: TeamVacation[] }) {
  return (
    <DataTable
      label="Vacations"
      columns={useVacationColumns('America/New_York')}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={(vacation) => vacation.owner.fullName}
    />
  );
}

const rowTexts = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

it('shows person and dates, and the type only for the user’s own vacation', async () => {
  await renderUi(<Vacations rows={[doctors, own]} />, { now: '2026-03-02T12:00:00Z' });
  const [theirs, mine] = rowTexts();
  expect(theirs).toMatch(/Helen Marsh.*Doctor.*Mar 9.*11, 2026.*–.*Planned.*–/);
  expect(mine).toMatch(/Maya Okafor.*You.*Conference.*Planned.*In Boston/);
});
