/** Row of the examples for tables. */
export interface SamplePatient {
  id: string;
  name: string;
  email: string;
  plan: 'Basic' | 'Plus' | 'Family';
  status: 'active' | 'pending' | 'expired';
  /** Local date. */
  since: string;
  /** Cents. */
  paid: number;
}

const names = ['Isaac Grant', 'Ada Reed', 'Ben Ortiz', 'Chloe Meyer', 'Dana Wolf', 'Emil Novak'];
const plans = ['Plus', 'Basic', 'Family'] as const;
const statuses = ['active', 'active', 'pending', 'expired'] as const;

/** Generates sample patients. */
export function samplePatients(count: number): SamplePatient[] {
  return Array.from({ length: count }, (_, index) => {
    const name = names[index % names.length] ?? '';
    const month = String((index % 12) + 1).padStart(2, '0');
    return {
      id: String(index + 1),
      name: index < names.length ? name : `${name} ${Math.floor(index / names.length) + 1}`,
      email: `${name.toLowerCase().replace(' ', '.')}@example.com`,
      plan: plans[index % plans.length] ?? 'Basic',
      status: statuses[index % statuses.length] ?? 'active',
      since: `2026-${month}-15`,
      paid: 4_900 + ((index * 3_700) % 52_000),
    };
  });
}
