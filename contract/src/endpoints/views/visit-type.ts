import * as z from '@praxis/contract/schema';
import { visitTypeActions } from '../../entities/actions';
import { visitTypeSchema } from '../../entities/visit-type';

/** A visit type for its doctor. */
export const doctorVisitTypeSchema = z.object({
  ...visitTypeSchema.shape,
  actions: z.array(z.enum(visitTypeActions)),
});
export type DoctorVisitType = z.infer<typeof doctorVisitTypeSchema>;
