import { useMemo } from 'react';
import type { PublicDoctor } from '@praxis/contract/endpoints/views/doctor';
import { isOpen } from '@praxis/contract/rules/subscriptions/subscription-status';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { EmptyState, languageNames, useUiText } from '@praxis/sdk/ui';
import {
  type Column,
  type ListFilter,
  ListPage,
  type ListQuery,
  sortOf,
  useList,
} from '@praxis/sdk/ui/list';
import { Money, Page, PageHeader, PartialError, Person } from '@praxis/sdk/ui/page';
import { statesQuery } from '../../../shared/queries/states';
import { subscriptionsQuery } from '../../../shared/queries/subscriptions';
import { PlansLink } from './plans-link';
import { doctorsQuery, specialitiesQuery } from '../queries';

/** Builds the query arguments of the list from the URL. */
const argsOf = ({ filters, q, sort, page, perPage }: ListQuery) => ({
  query: {
    q,
    speciality: filters['speciality']?.[0],
    state: filters['state']?.[0],
    language: filters['language']?.[0],
    sort: sortOf(sort, ['fullName', 'priceFrom'], 'fullName'),
    page,
    perPage,
  },
});

/** Doctor search by name, specialty, state and language; each result links to its plans. */
export function FindDoctor() {
  const { t } = useTranslation('patient');
  const text = useUiText();
  const locale = useLanguage();
  const { list, rows } = useList(doctorsQuery, argsOf, {
    filters: ['speciality', 'state', 'language'],
    publicSearch: true,
  });
  const subscriptions = useQuery(subscriptionsQuery, { query: { perPage: 100 } });
  const subscribed = subscriptions.data;
  const labels = { query: { locale } };
  const states = useQuery(statesQuery, { params: { list: 'states' }, ...labels });
  const specialities = useQuery(specialitiesQuery, {
    params: { list: 'specialities' },
    ...labels,
  });
  const { compare } = new Intl.Collator(locale);
  const offered = rows.shown?.facets;
  /** Options with results, and those of the URL, so that they can be cleared. */
  const optionsOf = (filter: string, values: readonly string[] = []) => [
    ...new Set([...values, ...(list.filters[filter] ?? [])]),
  ];
  const labelled = (values: readonly string[], options: ListFilter['options'] = []) =>
    options.filter(({ value }) => values.includes(value));
  const filters: ListFilter[] = [
    {
      name: 'speciality',
      label: t('doctors.speciality'),
      options: labelled(optionsOf('speciality', offered?.specialityIds), specialities.data?.items),
    },
    {
      name: 'state',
      label: t('doctors.state'),
      options: labelled(optionsOf('state', offered?.states), states.data?.items),
    },
    {
      name: 'language',
      label: t('doctors.language'),
      options: optionsOf('language', offered?.languages)
        .map((value) => ({ value, label: languageNames([value], locale) }))
        .sort((one, other) => compare(one.label, other.label)),
    },
  ];
  const columns = useMemo<Column<PublicDoctor>[]>(() => {
    const speciality = (id: string) =>
      specialities.data?.items.find(({ value }) => value === id)?.label;
    return [
      {
        key: 'doctor',
        title: t('doctors.doctor'),
        sort: 'fullName',
        person: true,
        cell: ({ fullName, avatarUrl, specialityIds }) => (
          <Person
            name={fullName}
            avatarUrl={avatarUrl}
            detail={inOneLine(specialityIds.map(speciality)) || '–'}
          />
        ),
      },
      {
        key: 'practice',
        title: t('doctors.practice'),
        oneLine: true,
        wideOnly: true,
        cell: ({ practiceName, city }) => inOneLine([practiceName, city], ' · '),
      },
      {
        key: 'price',
        title: t('doctors.priceFrom'),
        sort: 'priceFrom',
        align: 'end',
        cell: ({ priceFrom }) =>
          priceFrom?.amountMinor === 0 ? text('plan.free') : <Money of={priceFrom} />,
      },
      {
        key: 'plans',
        title: t('doctors.plans'),
        align: 'end',
        cell: (doctor) => (
          <PlansLink
            doctor={doctor}
            subscription={subscribed?.items.find(
              (one) => one.doctorId === doctor.id && isOpen(one),
            )}
          />
        ),
      },
    ];
  }, [t, text, specialities.data, subscribed]);

  return (
    <Page>
      <PageHeader
        back={{ to: '/patient/subscriptions', label: t('subscriptions.title') }}
        title={t('doctors.title')}
      >
        {t('doctors.subtitle')}
      </PageHeader>
      <PartialError of={[subscriptions, states, specialities]} />
      <ListPage
        label={t('doctors.title')}
        list={list}
        filters={filters}
        query={rows}
        rowKey={({ id }) => id}
        rowName={({ fullName }) => fullName}
        columns={columns}
        searchLabel={t('doctors.search')}
        empty={<EmptyState drawing="people" title={t('doctors.none')} />}
      />
    </Page>
  );
}
