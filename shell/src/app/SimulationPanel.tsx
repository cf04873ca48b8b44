import type { RunningSimulation } from '@praxis/mock-server';
export default function SimulationPanel(_: {
  simulation: () => Promise<RunningSimulation>;
  onClose(): void;
}) {
  return null;
}
