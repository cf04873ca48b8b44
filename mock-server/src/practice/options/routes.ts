import * as endpoints from '@praxis/contract/endpoints/options';
import {
  degrees,
  specialities,
  timeValues,
  type Option,
  type OptionList,
} from '@praxis/contract/entities/options';
import type { Locale } from '@praxis/contract/entities/primitives';
import { teamRoles } from '@praxis/contract/entities/team';
import { vacationKinds } from '@praxis/contract/entities/vacation';
import type { Handler, Bearer, Simulation } from '../../core/module';
import { handle, prepareAccount } from '../handle';
import { table } from '../tables';
import { degreeLabels, teamRoleLabels, vacationLabels } from './labels.data';
import { specialityLabels } from './speciality-labels.data';
import { stateNames } from './state-names.data';
import { timeZoneOptions } from './time-zones';

export const getOptions = handle(
  endpoints.getOptions,
  ({ params, query, bearer }, simulation) => {
    const locale = query.locale ?? localeOf(bearer, simulation) ?? 'en';
    return { items: lists[params.list](locale) };
  },
  {
    prepare: (request, simulation) => {
      if (!request.query.locale && request.bearer?.realm === 'practice')
        prepareAccount(request, simulation);
    },
  },
);

export const handlers: readonly Handler[] = [getOptions];

/** The signed-in user's language. */
function localeOf(bearer: Bearer | undefined, simulation: Simulation): Locale | undefined {
  if (bearer?.realm !== 'practice') return undefined;
  return table(simulation.database, 'users').get(bearer.userId)?.locale;
}

type Labels = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

const labeled = (values: readonly string[], labels: Labels) => (locale: Locale) =>
  sorted(
    values.map((value) => ({ value, label: labels[locale][value] ?? value })),
    locale,
  );

/** Sorts by label in the given language. */
const sorted = (options: readonly Option[], locale: Locale): Option[] =>
  options.toSorted((first, second) => first.label.localeCompare(second.label, locale));

const lists: Readonly<Record<OptionList, (locale: Locale) => Option[]>> = {
  timezones: timeZoneOptions,
  degrees: labeled(degrees, degreeLabels),
  specialities: labeled(specialities, specialityLabels),
  states: stateOptions,
  roles: labeled(teamRoles, teamRoleLabels),
  time: timeOptions,
  vacation: labeled(vacationKinds, vacationLabels),
};

function stateOptions(locale: Locale): Option[] {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.entries(stateNames).flatMap(([country, states]) =>
    sorted(
      states.map((state) => {
        const space = state.indexOf(' ');
        const label = `${state.slice(space + 1)}, ${countries.of(country) ?? country}`;
        return { value: `${country}-${state.slice(0, space)}`, label };
      }),
      locale,
    ),
  );
}

function timeOptions(locale: Locale): Option[] {
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return timeValues.map((value) => ({
    value,
    label: format.format(Date.parse(`2026-01-01T${value}:00Z`)),
  }));
}
