import { useEffect, useState } from 'react';
import type { RunningSimulation } from '@praxis/mock-server';
import { useTranslation } from '@praxis/sdk';
import { Loading } from '@praxis/sdk/ui';
import { Drawer } from '@praxis/sdk/ui/overlay';
import { NetworkFaults } from './NetworkFaults';
import { SampleData } from './SampleData';

interface Props {
  simulation: () => Promise<RunningSimulation>;
  onClose(): void;
}

/** What a person can do with the simulated back end: disturb its network, and put its data back. */
export default function SimulationPanel({ simulation, onClose }: Props) {
  const { t } = useTranslation('shell');
  const [running, setRunning] = useState<RunningSimulation | null>(null);

  useEffect(() => {
    let left = false;
    void simulation().then((started) => left || setRunning(started));
    return () => {
      left = true;
    };
  }, [simulation]);

  return (
    <Drawer title={t('simulation.title')} onClose={onClose}>
      {running ? (
        <>
          <NetworkFaults faults={running.faults} />
          <SampleData simulation={running} />
        </>
      ) : (
        <Loading shape="form" />
      )}
    </Drawer>
  );
}
