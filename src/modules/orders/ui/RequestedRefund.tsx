import { Suspense, useState } from 'react'
import { formatDate } from '#platform/i18n/format.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useMay } from '#kit/api/use-may.ts'
import common from '#kit/common.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { OrderDetails } from '../contract.ts'
import type { RefundRequest } from '../refund-requests/contract.ts'
import { useOrdersText } from './panel-text.ts'
import styles from './refund-requests.module.css'

const DeclineDialog = onDemand(async () => (await import('./DeclineDialog.tsx')).DeclineDialog)

/** What a buyer who wants their money back wrote, and what became of it. */
export function RequestedRefund({ order, request }: { order: OrderDetails; request: RefundRequest }) {
  const text = useOrdersText()
  const may = useMay()
  const { language, timeZone } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { reason, at, outcome, answer, settled_at: settledAt } = request
  const day = (moment: string) => formatDate(moment, language, timeZone)
  return (
    <Section
      title={text(outcome === null ? 'request' : 'requestWas')}
      more={
        outcome === null && may('settle-orders') && <Button onClick={() => setOpen(true)}>{text('decline')}</Button>
      }
    >
      <div className={common.closeStack}>
        <blockquote className={styles.words}>{reason}</blockquote>
        <p className={common.soft}>{text('requestAt', { date: day(at) })}</p>
        {settledAt && (
          <p>{text(outcome === 'declined' ? 'requestDeclined' : 'requestReturned', { date: day(settledAt) })}</p>
        )}
        {answer && <blockquote className={styles.words}>{answer}</blockquote>}
      </div>
      {isOpen && (
        <Suspense>
          <DeclineDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  )
}
