import { formatMoney, formatNumber } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { ProductNumbers } from '../numbers/contract.ts'
import { ComparedFigures } from './ComparedFigures.tsx'
import { useNumbersText } from './use-numbers-text.ts'

/** From looking at a product to paying for it, and what went back. */
export function ProductFigures({ numbers }: { numbers: ProductNumbers }) {
  const text = useNumbersText()
  const { language } = useLocale()
  const { days, currency, views, checkouts, sold, amount, refunded_amount } = numbers
  const money = (value: number) => formatMoney({ amount: value, currency }, language)
  const number = (value: number) => formatNumber(value, language)
  return (
    <ComparedFigures
      days={days}
      figures={[
        { label: text('views'), compared: views, write: number },
        { label: text('checkouts'), compared: checkouts, write: number },
        { label: text('sold'), compared: sold, write: number },
        { label: text('revenue'), compared: amount, write: money },
        { label: text('refunds'), compared: refunded_amount, write: money },
      ]}
    />
  )
}
