import type { PartnerPage } from '../contract.ts'
import { usePartnerWords } from './use-partner-words.ts'
import { usePartnerPageText } from './use-text.ts'

type Sold = Pick<PartnerPage['products'][number], 'clicks' | 'sales' | 'revenue' | 'earned' | 'lost' | 'currency'>

/** What a partner sold, as columns; `inMoney` makes another of the amounts. */
export function useSoldColumns() {
  const text = usePartnerPageText()
  const { money, number } = usePartnerWords()
  const counted = (key: 'clicks' | 'sales') => ({
    key,
    label: text(key),
    isFigure: true,
    cell: (row: Sold) => number(row[key]),
  })
  const inMoney = <Key extends 'revenue' | 'earned' | 'lost' | 'paid'>(key: Key) => ({
    key,
    label: text(key),
    isFigure: true,
    cell: (row: Record<Key, number> & Pick<Sold, 'currency'>) => money(row[key], row.currency),
  })
  const sold = [counted('clicks'), counted('sales'), inMoney('revenue'), inMoney('earned'), inMoney('lost')]
  return { sold, inMoney }
}
