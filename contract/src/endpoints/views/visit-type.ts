import * as z from '@praxis/contract/schema';
import { visitTypeActions } from '../../entities/actions';
import { visitTypeSchema } from '../../entities/visit-type';

/** A kind of visit as its doctor sees it. */
export const doctorVisitTypeSchema = z.object({
  ...visitTypeSchema.shape,
  actions: z.array(z.enum(visitTypeActions)),
});
export type DoctorVisitType = z.infer<typeof doctorVisitTypeSchema>;
