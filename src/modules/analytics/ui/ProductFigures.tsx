import { formatMoney, formatNumber } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { ProductNumbers } from '../numbers/contract.ts'
import { ComparedFigures } from './ComparedFigures.tsx'
import { useNumbersText } from './use-numbers-text.ts'

/** From looking at a product to paying for it, and what went back. */
export function ProductFigures({ numbers }: { numbers: ProductNumbers }) {
  const text = useNumbersText()
  const { language } = useLocale()
  const { days, currency, others, views, checkouts, sold, renewals, amount, refunded_amount, disputes } = numbers
  const hasRenewals = renewals.now + renewals.before > 0
  const moneyIn = (each: string) => (value: number) => formatMoney({ amount: value, currency: each }, language)
  const number = (value: number) => formatNumber(value, language)
  return (
    <ComparedFigures
      days={days}
      figures={[
        { label: text('views'), compared: views, write: number },
        { label: text('checkouts'), compared: checkouts, write: number },
        { label: text('sold'), compared: sold, write: number },
        ...(hasRenewals ? [{ label: text('renewals'), compared: renewals, write: number }] : []),
        { label: text('revenue'), compared: amount, write: moneyIn(currency) },
        ...(hasRenewals
          ? [{ label: text('renewalsRevenue'), compared: numbers.renewals_amount, write: moneyIn(currency) }]
          : []),
        { label: text('refunds'), compared: refunded_amount, write: moneyIn(currency) },
        { label: text('disputes'), compared: disputes, write: number },
        ...others.flatMap((other) => [
          {
            label: text('revenueIn', { currency: other.currency }),
            compared: other.amount,
            write: moneyIn(other.currency),
          },
          {
            label: text('refundsIn', { currency: other.currency }),
            compared: other.refunded_amount,
            write: moneyIn(other.currency),
          },
        ]),
      ]}
    />
  )
}
