import * as z from '@praxis/contract/schema';
import { optionalText, requiredText, textLimits } from '@praxis/contract/demo/fields';
import { userInformationSchema, userSocialSchema } from '@praxis/contract/demo/user-profiles';
import {
  managedUserPlans,
  managedUserRoles,
  managedUserStatuses,
} from '@praxis/contract/demo/users';

const text = requiredText(textLimits.name);

/** Fields of a user's account. */
const accountFields = {
  fullName: text,
  username: z
    .string()
    .check(z.trim(), z.minLength(1), z.regex(/^[\p{L}\d._-]{3,40}$/u, 'username')),
  email: requiredText(textLimits.email).check(z.email()),
  company: optionalText(textLimits.name),
  country: z.string(),
  contact: z.string().check(z.trim(), z.regex(/^$|^\+?[\d\s().-]{5,24}$/, 'phone')),
  role: z.enum(managedUserRoles),
  currentPlan: z.enum(managedUserPlans),
};

export const newUserSchema = z.object(accountFields);
/** Form values of a user, by tab. */
export const editSchema = z.object({
  account: z.object({ ...accountFields, status: z.enum(managedUserStatuses) }),
  information: userInformationSchema,
  social: userSocialSchema,
});
