import * as z from 'zod/mini';
import { idSchema } from '../entities/primitives';

/** Path parameters of an endpoint that is about one record. */
export const byId = z.object({ id: idSchema });
