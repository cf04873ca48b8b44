import type { TabProps } from '../SimulationPanel';
import { ExportData } from './ExportData';
import { ImportData } from './ImportData';
import { ResetData } from './ResetData';

/** The whole of the data: as a file, from a file, and as it was at the start. */
export default function DataTab({ running, panel }: TabProps) {
  return (
    <>
      <ExportData panel={panel} />
      <ImportData panel={panel} />
      <ResetData running={running} />
    </>
  );
}
