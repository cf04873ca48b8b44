import { getPricing } from '@praxis/contract/demo/pricing';
import { handle, type AreaModule } from '../../core/area';
import { pricing as plans } from './data';

export const pricing: AreaModule = {
  handlers: [handle(getPricing, () => plans)],
};
