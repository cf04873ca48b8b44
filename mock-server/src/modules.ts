import type { BackEndModule } from './core/module';
import { demoModules } from './demo/modules';
import { practiceModules } from './practice/modules';

/** All modules of the simulated back end. */
export const modules: readonly BackEndModule[] = [...practiceModules, ...demoModules];
