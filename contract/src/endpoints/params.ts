import * as z from '@praxis/contract/schema';
import { idSchema } from '../entities/primitives';

/** Path parameters of an endpoint that is about one record. */
export const byId = z.object({ id: idSchema });

/** A change of single fields has to name one of them. */
export const changesSomething = (body: object): boolean => Object.keys(body).length > 0;
