import type { SampleRow } from '@praxis/contract/demo/sample-table';
import { searchText } from '@praxis/contract/rules/texts/search-text';
import { formatMoney } from '@praxis/sdk/ui';
import { formatDateOnly } from '@praxis/sdk/ui/page';
import { salaryOf } from '../figures';

/**
 * Returns a function that computes the searchable text of a row, cached per row: its texts, and its
 * salary and start date in the reader's format as well.
 */
export function searchableTextIn(language: string): (row: SampleRow) => string {
  const made = new WeakMap<SampleRow, string>();
  return (row) => {
    let text = made.get(row);
    if (text === undefined) {
      const { full_name, post, email, city, age, salary, start_date } = row;
      text = [
        full_name,
        post,
        email,
        city,
        age,
        salary,
        start_date,
        formatMoney(salaryOf(row), language),
        formatDateOnly(start_date, language),
      ]
        .map(searchText)
        .join('\n');
      made.set(row, text);
    }
    return text;
  };
}
