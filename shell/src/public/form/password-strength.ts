import { passwordFault } from '@praxis/contract/rules/accounts/password';

/** 0: refused, 1: enough, 2: good, 3: strong. */
export type PasswordStrength = 0 | 1 | 2 | 3;

/** Length counts most; few different characters make a long password a weaker one. */
export function passwordStrength(password: string, email: string): PasswordStrength {
  if (passwordFault(password, email)) return 0;
  const characters = [...password];
  const worth = characters.length + new Set(characters).size;
  if (worth >= 40) return 3;
  return worth >= 28 ? 2 : 1;
}
