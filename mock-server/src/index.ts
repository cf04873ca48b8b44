export { startSimulation, type RunningSimulation, type SimulationOptions } from './server';
export type { DataFileFault } from './simulation/data-file';
export type { DataFileContent } from './simulation/panel';
export type { Panel } from './simulation/panel';
export type { Mail } from './practice/mailbox/mailbox';
