import type { TabProps } from '../tab-props';
import { ExportData } from './export-data';
import { ImportData } from './import-data';
import { ResetData } from './reset-data';

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
