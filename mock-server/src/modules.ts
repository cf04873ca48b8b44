import type { BackEndModule } from './core/module';
import { demoModules } from './demo/modules';
import { practiceModules } from './practice/modules';

/** Everything that the simulated back end serves. */
export const modules: readonly BackEndModule[] = [...practiceModules, ...demoModules];
