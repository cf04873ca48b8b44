import * as z from '@praxis/contract/schema';
import { adminDoctorActions } from '../../entities/actions';
import { addressSchema } from '../../entities/address';
import { backgroundSchema, doctorSchema } from '../../entities/doctor';
import { moneySchema } from '../../entities/money';
import { bookingModeSchema } from '../../entities/practice';
import { countSchema, idSchema, instantSchema, timeZoneSchema } from '../../entities/primitives';
import { codeSchema, pictureSchema } from '../../entities/product-strings';
import { visitTypeSchema } from '../../entities/visit-type';

/** A verified doctor in the public search. */
export const publicDoctorSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  avatarUrl: z.nullable(pictureSchema),
  specialityIds: z.array(codeSchema),
  languages: z.array(codeSchema),
  practiceName: z.string(),
  city: z.string(),
  state: codeSchema,
  /** Price of the cheapest plan on sale; null if there is none. */
  priceFrom: z.nullable(moneySchema),
});
export type PublicDoctor = z.infer<typeof publicDoctorSchema>;

/** A doctor's public page: no license numbers, no internal states. */
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
    /** Whether patients can book online; otherwise by phone only. */
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
  /** Dates of the doctor's absences, without reasons. */
  closed: z.array(z.object({ startAt: instantSchema, endAt: instantSchema })),
});
export type PublicDoctorDetail = z.infer<typeof publicDoctorDetailSchema>;

/** A doctor in the admins' list. */
export const adminDoctorSchema = z.object({
  ...doctorSchema.shape,
  fullName: z.string(),
  avatarUrl: z.nullable(pictureSchema),
  email: z.string(),
  practiceName: z.string(),
  actions: z.array(z.enum(adminDoctorActions)),
});
export type AdminDoctor = z.infer<typeof adminDoctorSchema>;
