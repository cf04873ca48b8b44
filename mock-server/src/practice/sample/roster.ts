import type { Doctor, Verification } from '@praxis/contract/entities/doctor';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { defaultPolicies } from '@praxis/contract/entities/practice';
import { teamRoles } from '@praxis/contract/entities/team';
import type { Role } from '@praxis/contract';
import type { User } from '@praxis/contract/entities/user';
import type { Simulation } from '../../core/module';
import { createAdder } from './adder';
import { bioOf } from './bios';
import { doctorNameOf, emailOf, memberNameOf } from './names';
import { isoAt } from './local-time';
import { placeOf, places, sampleDoctors } from './places';
import { portraitOf } from './portraits';
import { sampleId } from './sample-ids';
import { addUsers, sampleUser } from './sample-user';

const verificationOf = (index: number): Verification =>
  (['pending', 'pending', 'rejected'] as const)[index - 9] ?? 'verified';

const notFound = {
  en: 'We couldn’t find the license number in the register.',
  de: 'Die Approbationsnummer ist im Arztregister nicht zu finden.',
  pt: 'O número do CRM não foi encontrado no registro.',
};

const specialities = [
  'familyMedicine',
  'internalMedicine',
  'paediatrics',
  'dermatology',
  'cardiology',
  'psychiatry',
];

/** Adds practices, doctors, teams and the admin, which every role's first page needs. */
export function seedRoster(simulation: Simulation): void {
  const add = createAdder(simulation);
  const recordOfDay = (daysAgo: number) => {
    const createdAt = isoAt(simulation.seededAt - daysAgo * 86_400_000);
    return { version: 1, createdAt, updatedAt: createdAt };
  };
  const first = recordOfDay(700);
  const account = (role: Role) => practiceAccounts.find((one) => one.role === role);

  const users: User[] = [];
  const doctors: Doctor[] = [];

  add(
    'practices',
    places.map((facts, index) => ({
      id: sampleId('practice', index),
      name: facts.name,
      address: facts.address,
      phone: facts.phone,
      timeZone: facts.timeZone,
      currency: facts.currency,
      jurisdiction: facts.jurisdiction,
      bookingMode: facts.bookingMode,
      policies: defaultPolicies,
      ...first,
    })),
  );

  for (let index = 0; index < sampleDoctors; index += 1) {
    const facts = placeOf(index);
    const own = index === 0 ? account('doctor') : undefined;
    const record = recordOfDay(400 + ((index * 53) % 290));
    const fullName = own?.fullName ?? `Dr. ${doctorNameOf(facts.place, index)}`;
    users.push({
      ...sampleUser(
        {
          id: sampleId('doctorUser', index),
          role: 'doctor',
          fullName,
          email: own?.email ?? emailOf(fullName, index),
        },
        facts,
        record,
      ),
      avatarUrl: portraitOf(index),
    });
    const verification = verificationOf(index);
    doctors.push({
      id: sampleId('doctor', index),
      ...record,
      userId: sampleId('doctorUser', index),
      practiceId: sampleId('practice', index % places.length),
      verification,
      verificationReason: verification === 'rejected' ? notFound[facts.locale] : null,
      background: {
        degreeIds: ['md'],
        specialityIds: [specialities[index % specialities.length] ?? 'familyMedicine'],
        licences: [
          {
            state: facts.jurisdiction,
            number: `LIC-${20_417 + index * 31}`,
            expiresOn: '2029-12-31',
          },
        ],
        languages: facts.locale === 'en' ? ['en', 'es'] : [facts.locale, 'en'],
        bio: bioOf(index),
      },
    });
  }
  add('doctors', doctors);

  const admin = account('admin');
  if (admin)
    users.push(
      sampleUser(
        { id: sampleId('admin'), role: 'admin', fullName: admin.fullName, email: admin.email },
        placeOf(0),
        first,
      ),
    );

  places.forEach((facts, place) =>
    add(
      'teamMembers',
      Array.from({ length: 6 }, (_, index) => {
        const own = place === 0 && index === 0 ? account('teamMember') : undefined;
        const fullName = own?.fullName ?? memberNameOf(facts.place, index);
        const userId = sampleId('teamUser', place, index);
        const record = recordOfDay(390 - index * 61 - place * 17);
        users.push(
          sampleUser(
            {
              id: userId,
              role: 'teamMember',
              fullName,
              email: own?.email ?? emailOf(fullName, 600 + index),
            },
            facts,
            record,
          ),
        );
        return {
          id: sampleId('teamMember', place, index),
          practiceId: sampleId('practice', place),
          userId,
          roleId: teamRoles[index % teamRoles.length] ?? 'receptionist',
          status: index === 5 ? ('deactivated' as const) : ('active' as const),
          ...record,
        };
      }),
    ),
  );

  addUsers(add, users);
}
