import type { WantedRefund } from '#modules/payments/index.ts'
import type { OrderLine } from './tables.ts'

interface Left {
  /** what has to be back in all, of each line */
  due: { lineId: string; amount: number }[]
  returned: Pick<OrderLine, 'id' | 'returnedAmount'>[]
  /** what may still go back in all */
  left: number
}

/** What is to go back of each line: what is due less what it has returned already, and no more in all than is left. */
export function refundsByLine({ due, returned, left }: Left): WantedRefund[] {
  let rest = left
  return due.flatMap(({ lineId, amount }) => {
    const before = returned.find(({ id }) => id === lineId)?.returnedAmount ?? 0
    const wanted = Math.min(rest, amount - before)
    if (wanted <= 0) return []
    rest -= wanted
    return [{ lineId, amount: wanted }]
  })
}
