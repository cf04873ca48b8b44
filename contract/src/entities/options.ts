import * as z from '@praxis/contract/schema';
import { codeSchema } from './product-strings';

/** The option lists of docs/domain.md#option-lists. */
export const optionLists = [
  'timezones',
  'degrees',
  'specialities',
  'states',
  'roles',
  'time',
  'vacation',
] as const;
export const optionListSchema = z.enum(optionLists);
export type OptionList = z.infer<typeof optionListSchema>;

/** An option; the label is localized. */
export const optionSchema = z.object({ value: codeSchema, label: z.string() });
export type Option = z.infer<typeof optionSchema>;

/** Values of the list *degrees*. */
export const degrees = [
  'md',
  'do',
  'mbbs',
  'phd',
  'dds',
  'dpt',
  'psyd',
  'np',
  'pa',
  'mph',
] as const;

/** Values of the list *specialities*. */
export const specialities = [
  'familyMedicine',
  'internalMedicine',
  'paediatrics',
  'cardiology',
  'dermatology',
  'endocrinology',
  'gastroenterology',
  'geriatrics',
  'gynaecology',
  'neurology',
  'nutrition',
  'oncology',
  'ophthalmology',
  'orthopaedics',
  'otolaryngology',
  'physiotherapy',
  'psychiatry',
  'psychotherapy',
  'pulmonology',
  'rheumatology',
  'sportsMedicine',
  'urology',
] as const;

/** Minutes between two values of the list *time*. */
export const timeStepMin = 15;

/** Values of the list *time*: 00:00, 00:15 ... 23:45. */
export const timeValues: readonly string[] = Array.from(
  { length: (24 * 60) / timeStepMin },
  (_, index) => {
    const minutes = index * timeStepMin;
    const two = (value: number) => String(value).padStart(2, '0');
    return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  },
);
