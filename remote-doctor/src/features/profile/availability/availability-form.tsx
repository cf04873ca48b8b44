import {
  putAvailability,
  type DoctorAvailability,
} from '@praxis/contract/endpoints/doctor-profile';
import type { DateOverride, LocalRange } from '@praxis/contract/entities/availability';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { useForm } from '@praxis/sdk/ui/form';
import { FormPage, FormSection } from '@praxis/sdk/ui/overlay';
import { formatDateOnly, formatTime, zoneName } from '@praxis/sdk/ui/page';
import { editable, hoursFaultTexts, savable } from './hours-faults';
import { Overrides } from './overrides';
import { WeekHours } from './week-hours';
import { weekdayName } from './weekdays';

/** The weekday or date of a value that was changed elsewhere. */
function nameOf(path: string, language: string): string {
  const [part, day = ''] = path.split('.');
  return part === 'weekly' ? weekdayName(Number(day), language) : formatDateOnly(day, language);
}

/** Weekly hours and date overrides. */
export function AvailabilityForm({ saved }: { saved: DoctorAvailability }) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const { run } = useMutation(putAvailability);
  const form = useForm({
    initial: editable(saved),
    newest: { version: saved.version, values: editable(saved) },
    check: (values) =>
      hoursFaultTexts(values, {
        range_empty: t('profile.availability.empty'),
        range_overlap: t('profile.availability.overlap'),
        date_twice: t('profile.availability.twice'),
        noDate: t('profile.availability.noDate'),
      }),
    async onSubmit(hours) {
      const next = await run(
        { version: saved.version, body: savable(hours) },
        { success: t('profile.availability.saved') },
      );
      form.reset(editable(next));
    },
  });
  return (
    <FormPage
      form={form}
      describe={(path, value) =>
        path === 'overrides'
          ? undefined
          : hoursText(value as HoursOfDay, t('profile.availability.closed'), language)
      }
      names={(path) => nameOf(path, language)}
    >
      <FormSection
        title={t('profile.availability.weekly')}
        help={t('profile.availability.zone', { zone: zoneName(saved.timeZone, language) })}
      >
        <WeekHours form={form} />
      </FormSection>
      <FormSection
        title={t('profile.availability.overrides')}
        help={t('profile.availability.overridesHelp')}
      >
        <Overrides form={form} />
      </FormSection>
    </FormPage>
  );
}

/** Hours of a weekday or date; undefined if the date has no override. */
type HoursOfDay = readonly LocalRange[] | DateOverride | undefined;

/** Hours of a day as one line of text. */
function hoursText(hours: HoursOfDay, closed: string, language: string): string | undefined {
  const ranges = hours && 'ranges' in hours ? hours.ranges : hours;
  if (ranges?.length === 0) return closed;
  return ranges?.map((range) => rangeText(range, language)).join(', ');
}

function rangeText({ startLocal, endLocal }: LocalRange, language: string): string {
  const time = (local: string) => formatTime(`2026-01-01T${local}:00Z`, { language, zone: 'UTC' });
  return `${time(startLocal)} – ${time(endLocal)}`;
}
