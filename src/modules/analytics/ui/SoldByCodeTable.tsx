import type { ProductNumbers, SoldByCode } from '../numbers/contract.ts'
import { SoldTable } from './SoldTable.tsx'
import { useNumbersText } from './use-numbers-text.ts'

interface SoldByCodeTableProps {
  numbers: Pick<ProductNumbers, 'currency'>
  codes: SoldByCode[]
  /** of how many sales those with a code are told */
  sold: number
}

/** What was sold with each promo code, and what it took off. */
export function SoldByCodeTable({ numbers, codes, sold }: SoldByCodeTableProps) {
  const text = useNumbersText()
  return (
    <SoldTable
      numbers={numbers}
      title={text('byCode')}
      label={text('code')}
      rows={codes}
      nameOf={({ code }) => code}
      more={[
        {
          label: text('takenOff'),
          valueOf: (row) => [{ amount: row.discount_amount, currency: numbers.currency }, ...row.other_discounts],
        },
      ]}
      outOf={{ label: text('ofSales'), countOf: () => sold }}
    />
  )
}
