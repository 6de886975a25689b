import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { formatMoney } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { OrderDetails } from '../contract.ts'
import { useOrdersText } from './panel-text.ts'
import styles from './orders.module.css'

const LOOK_EVERY_MS = 2_000

/** What of an order's money went back and what is on its way, which is looked after until the bank has answered. */
export function ReturnedSums({ order }: { order: OrderDetails }) {
  const text = useOrdersText()
  const { language } = useLocale()
  const { refunded_amount: returned, returning_amount: returning, left_amount: left, currency } = order
  useLookingAgain(returning > 0)
  const sums = [
    { key: 'sumReturned', amount: returned },
    { key: 'sumReturning', amount: returning },
    { key: 'sumLeft', amount: left },
  ] as const
  return (
    <output className={styles.facts}>
      {sums.map(
        ({ key, amount }) =>
          amount > 0 && <span key={key}>{text(key, { amount: formatMoney({ amount, currency }, language) })}</span>,
      )}
    </output>
  )
}

function useLookingAgain(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay) return undefined
    const looking = setInterval(() => void revalidate(), LOOK_EVERY_MS)
    return () => clearInterval(looking)
  }, [isUnderWay, revalidate])
}
