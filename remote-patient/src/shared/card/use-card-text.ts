import type { CardBrand } from '@praxis/contract/entities/card';
import { useTranslation } from '@praxis/sdk';

/** Formats a card: "Visa ···· 4242". */
export function useCardText(): (card: { brand: CardBrand; last4: string }) => string {
  const { t } = useTranslation('patient');
  return ({ brand, last4 }) => `${t(`brands.${brand}`)} ···· ${last4}`;
}
