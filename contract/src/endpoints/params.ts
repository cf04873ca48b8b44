import * as z from '@praxis/contract/schema';
import { idSchema } from '../entities/primitives';

/** Path parameters of an endpoint for a single record. */
export const byId = z.object({ id: idSchema });

/** Returns whether a partial update has at least one field. */
export const changesSomething = (body: object): boolean => Object.keys(body).length > 0;
