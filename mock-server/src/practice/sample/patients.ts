import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import type { Card } from '@praxis/contract/entities/card';
import type { Patient } from '@praxis/contract/entities/patient';
import type { User } from '@praxis/contract/entities/user';
import {
  providerRef,
  type CardBehavior,
} from '@praxis/contract/rules/billing/simulated-card-provider';
import { addDays } from './local-time';
import { emailOf, patientNameOf } from './names';
import type { SampleLocale } from './places';
import type { Random } from '../../core/random';
import { sampleId } from './sample-ids';
import { addUsers, sampleUser } from './sample-user';
import { dayLength, recordOf, type Share } from './share';

export interface SamplePatient {
  patient: Patient;
  card: Card;
}

const brands: readonly Card['brand'][] = ['visa', 'mastercard', 'visa', 'amex'];
const streets = {
  en: ['Amsterdam Avenue', 'West End Avenue', 'Columbus Avenue', 'Riverside Drive', 'Broadway'],
  de: ['Oranienstraße', 'Graefestraße', 'Reichenberger Straße', 'Maybachufer', 'Bergmannstraße'],
  pt: ['Rua Augusta', 'Rua da Consolação', 'Alameda Santos', 'Rua Haddock Lobo', 'Rua Bela Cintra'],
};

/**
 * Adds sixty patients of a doctor, each with a card; the first doctor's first patient is the sample
 * account.
 */
export function seedPatients(share: Share): SamplePatient[] {
  const { index, facts, random, now, today, add, scale } = share;
  const users: User[] = [];
  const created = Array.from({ length: 60 * scale }, (_, number): SamplePatient => {
    const account =
      index === 0 && number === 0
        ? practiceAccounts.find(({ role }) => role === 'patient')
        : undefined;
    const fullName = account?.fullName ?? patientNameOf(facts.place, index * 60 + number);
    const id = sampleId('patient', index, number);
    const record = recordOf(id, now - random.whole(60, 390) * dayLength);
    const userId = sampleId('patientUser', index, number);
    const email = account?.email ?? emailOf(fullName, index * 100 + number);
    users.push(sampleUser({ id: userId, role: 'patient', fullName, email }, facts, record));
    const child = number % 20 === 13;
    const phone = (line: number) => `${facts.phone.slice(0, -4)}${1000 + (line % 9000)}`;
    const relative = {
      fullName: patientNameOf(facts.place, index * 60 + number + 31),
      phone: phone((index * 60 + number) * 7 + 4500),
      relation: child ? 'parent' : 'partner',
    };
    return {
      patient: {
        userId,
        fullName,
        dateOfBirth: addDays(today, -(child ? random.whole(6, 15) : random.whole(19, 88)) * 365),
        phone: phone(index * 60 + number),
        address: {
          ...facts.address,
          line1: addressLine(facts.locale, random),
          line2: '',
        },
        emergencyContact: relative,
        guardian: child ? { ...relative, email: emailOf(relative.fullName, number) } : null,
        ...record,
      },
      card: {
        patientId: id,
        brand: brands[number % brands.length] ?? 'visa',
        last4: String(4000 + ((number * 37 + index * 11) % 6000)),
        expMonth: (number % 12) + 1,
        expYear: Number(today.slice(0, 4)) + 2 + (number % 3),
        isDefault: true,
        providerRef: providerRef(behaviorAt(number), id),
        ...recordOf(sampleId('card', index, number), Date.parse(record.createdAt)),
      },
    };
  });
  addUsers(add, users);
  add(
    'patients',
    created.map(({ patient }) => patient),
  );
  add(
    'cards',
    created.map(({ card }) => card),
  );
  return created;
}

/** Street and number, in the country's order. */
function addressLine(locale: SampleLocale, random: Random): string {
  const street = random.pick(streets[locale]);
  const number = random.whole(1, 220);
  return locale === 'en' ? `${number} ${street}` : `${street} ${number}`;
}

/**
 * Of each doctor's late payers one keeps failing, and one current payer fails at the next renewal.
 */
const behaviorAt = (number: number): CardBehavior =>
  number === 7 || number === 23 ? 'insufficientFunds' : number === 11 ? 'chargesFail' : 'ok';
