import { passwordFault } from '@praxis/contract/rules/accounts/password';

/** 0: refused, 1: fair, 2: good, 3: strong. */
export type PasswordStrength = 0 | 1 | 2 | 3;

/** Rates a password: mainly by length, lower with few distinct characters. */
export function passwordStrength(password: string, email: string): PasswordStrength {
  if (passwordFault(password, email)) return 0;
  const characters = [...password];
  const score = characters.length + new Set(characters).size;
  if (score >= 40) return 3;
  return score >= 28 ? 2 : 1;
}
