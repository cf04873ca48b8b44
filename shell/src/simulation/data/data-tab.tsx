import type { TabProps } from '../tab-props';
import { ExportData } from './export-data';
import { ImportData } from './import-data';
import { ResetData } from './reset-data';

/** Export, import and reset of all data. */
export default function DataTab({ running, panel }: TabProps) {
  return (
    <>
      <ExportData panel={panel} />
      <ImportData panel={panel} />
      <ResetData running={running} />
    </>
  );
}
