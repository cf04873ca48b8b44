import * as endpoints from '@praxis/contract/demo/pricing';
import { handle, type Handler } from '../../core/module';
import { pricing as plans } from './data';

export const getPricing = handle(endpoints.getPricing, () => plans);

export const handlers: readonly Handler[] = [getPricing];
