import * as z from '@praxis/contract/schema';
import { adminDoctorActions } from '../../entities/actions';
import { addressSchema } from '../../entities/address';
import { backgroundSchema, doctorSchema } from '../../entities/doctor';
import { moneySchema } from '../../entities/money';
import { bookingModeSchema } from '../../entities/practice';
import { countSchema, idSchema, instantSchema, timeZoneSchema } from '../../entities/primitives';
import { codeSchema, pictureSchema } from '../../entities/product-strings';
import { visitTypeSchema } from '../../entities/visit-type';

/** A verified doctor, as the public search lists them. */
export const publicDoctorSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  avatarUrl: z.nullable(pictureSchema),
  specialityIds: z.array(codeSchema),
  languages: z.array(codeSchema),
  practiceName: z.string(),
  city: z.string(),
  state: codeSchema,
  /** The cheapest plan on sale; null where there is none. */
  priceFrom: z.nullable(moneySchema),
});
export type PublicDoctor = z.infer<typeof publicDoctorSchema>;

/** A doctor's public page: no licence numbers, no internal states. */
export const publicDoctorDetailSchema = z.object({
  ...publicDoctorSchema.shape,
  ...z.pick(backgroundSchema, { degreeIds: true, bio: true }).shape,
  practice: z.object({
    id: idSchema,
    name: z.string(),
    address: addressSchema,
    phone: z.string(),
    timeZone: timeZoneSchema,
    currency: codeSchema,
    bookingMode: bookingModeSchema,
    /** Whether patients book here; else by phone only. */
    booksOnline: z.boolean(),
    cancelWindowHours: countSchema,
  }),
  visitTypes: z.array(
    z.pick(visitTypeSchema, {
      id: true,
      name: true,
      durationMin: true,
      mode: true,
      memberOnly: true,
    }),
  ),
  /** When the doctor is away: the dates alone. */
  closed: z.array(z.object({ startAt: instantSchema, endAt: instantSchema })),
});
export type PublicDoctorDetail = z.infer<typeof publicDoctorDetailSchema>;

/** A doctor, as admins list them. */
export const adminDoctorSchema = z.object({
  ...doctorSchema.shape,
  fullName: z.string(),
  avatarUrl: z.nullable(pictureSchema),
  email: z.string(),
  practiceName: z.string(),
  actions: z.array(z.enum(adminDoctorActions)),
});
export type AdminDoctor = z.infer<typeof adminDoctorSchema>;
