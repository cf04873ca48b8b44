import * as endpoints from '@praxis/contract/endpoints/practice';
import type { Handler } from '../../core/module';
import { doctorOf } from '../caller';
import { handle } from '../handle';

export const getPractice = handle(
  endpoints.getPractice,
  (request, simulation) => doctorOf(request, simulation).practice,
);

export const handlers: readonly Handler[] = [getPractice];
