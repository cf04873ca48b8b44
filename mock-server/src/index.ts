export { startSimulation, type RunningSimulation, type SimulationOptions } from './server';
