import { useCallback } from 'react';
import { toCents } from '@praxis/contract/demo/shop-prices';
import { useTranslation } from '@praxis/sdk';
import { useMoneyText } from '@praxis/sdk/ui/page';
import { inDollars } from '../parts/price';
import { bandOf, type FilterName } from './list-filters';

/** Name of a filter's option; an empty value stands for "all". */
export function useOptionText(): (name: FilterName, value: string) => string {
  const { t } = useTranslation('demo');
  const money = useMoneyText();
  return useCallback(
    (name, value) => {
      if (value === '') return t(name === 'rating' ? 'shop.filter.allRatings' : 'shop.filter.all');
      if (name === 'brand') return value;
      if (name === 'category') return t(`shop.category.${value}`);
      if (name === 'rating') return t('shop.filter.stars', { count: Number(value) });
      const band = bandOf(value);
      if (!band) return value;
      const text = (dollars: number) => money(inDollars(toCents(dollars)), { stripped: true });
      if (band.upTo === null) return t('shop.filter.above', { price: text(band.above) });
      return band.above === 0
        ? t('shop.filter.upTo', { price: text(band.upTo) })
        : t('shop.filter.between', { from: text(band.above), to: text(band.upTo) });
    },
    [t, money],
  );
}
