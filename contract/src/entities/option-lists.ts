import {
  degreeLabels,
  specialityLabels,
  teamRoleLabels,
  vacationKindLabels,
} from './option-labels.data';
import type { Labels } from './option-labels.data';
import { timeValues } from './options';
import type { Option, OptionList } from './options';
import { locales } from './primitives';
import type { Locale } from './primitives';
import { states } from './states.data';
import { zonePlace } from './zone-place';

const sorted = (options: Option[], locale: Locale): Option[] => {
  const { compare } = new Intl.Collator(locale);
  return options.sort((first, second) => compare(first.label, second.label));
};

const labelled = (labels: Readonly<Record<string, Labels>>, locale: Locale): Option[] =>
  Object.entries(labels).map(([value, texts]) => ({
    value,
    label: texts[locales.indexOf(locale)] ?? texts[0],
  }));

/** A state is named with its country, since two countries may have states of one name or code. */
function stateOptions(locale: Locale): Option[] {
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  const named = states.map(({ value, name, country }) => ({
    value,
    label: `${name}, ${countries.of(country) ?? country}`,
  }));
  return sorted(named, locale);
}

function timeOptions(locale: Locale): Option[] {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return timeValues.map((value) => ({
    value,
    label: format.format(new Date(`2000-01-01T${value}:00Z`)),
  }));
}

const timeZoneOptions = (): Option[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')].map((value) => ({
    value,
    label: zonePlace(value),
  }));

/** The items of an option list in a language (docs/domain.md#option-lists). */
export function optionsOf(list: OptionList, locale: Locale): Option[] {
  switch (list) {
    case 'timezones':
      return timeZoneOptions();
    case 'degrees':
      return labelled(degreeLabels, locale);
    case 'specialities':
      return sorted(labelled(specialityLabels, locale), locale);
    case 'states':
      return stateOptions(locale);
    case 'roles':
      return labelled(teamRoleLabels, locale);
    case 'time':
      return timeOptions(locale);
    case 'vacation':
      return labelled(vacationKindLabels, locale);
  }
}
