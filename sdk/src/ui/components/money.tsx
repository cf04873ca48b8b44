import { useCallback } from 'react';
import { classNames } from '../class-names';
import { formatMoney, type MoneyAmount, type MoneyFormat } from '../format/money';
import { useIntlLanguage } from '../text/intl-language';
import styles from './money.module.css';

export interface MoneyProps extends MoneyFormat {
  /** The amount; a missing one is shown as a dash. */
  of: MoneyAmount | null | undefined;
  className?: string;
}

/** An amount of money in the format of the language, with tabular figures. */
export function Money({ of, className, ...format }: MoneyProps) {
  const language = useIntlLanguage();
  return (
    <span className={classNames(styles['money'], className)}>
      {of ? formatMoney(of, language, format) : '–'}
    </span>
  );
}

/** Returns a formatter for places that take a string: a button's label, a chart's axis. */
export function useMoneyText(): (money: MoneyAmount, format?: MoneyFormat) => string {
  const language = useIntlLanguage();
  return useCallback((money, format) => formatMoney(money, language, format), [language]);
}
