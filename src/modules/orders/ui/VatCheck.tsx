import { useState } from 'react'
import { formatDateTime } from '#platform/i18n/format.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { useProblem } from '#kit/api/use-problem.ts'
import { Status } from '#kit/feedback/Status.tsx'
import inner from '#kit/inner.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import { askVatAgain, type VatCheck as Found } from '../vat/contract.ts'
import { useOrdersText } from './panel-text.ts'
import styles from './orders.module.css'

const TONES = { valid: 'good', invalid: 'bad', unanswered: 'caution' } as const

/** What VIES says of the order's VAT number, whose it is, and the way to ask anew where nobody answered. */
export function VatCheck({ orderId, found }: { orderId: string; found: Found }) {
  const text = useOrdersText()
  const may = useMay()
  const api = useApi()
  const showProblem = useProblem()
  const { language, timeZone } = useLocale()
  const [check, setCheck] = useState(found)
  const [isAsking, setAsking] = useState(false)
  const { outcome, name, address, consultation_number: consultation, asked_at: askedAt } = check
  const askAgain = async () => {
    setAsking(true)
    try {
      setCheck((await api.call(askVatAgain, { orderId })).vat_check)
    } catch (error) {
      showProblem(error)
    } finally {
      setAsking(false)
    }
  }
  return (
    <div className={styles.vat}>
      <Status tone={outcome ? TONES[outcome] : 'plain'}>{text(`vat_${outcome ?? 'waiting'}`)}</Status>
      {name && <span>{name}</span>}
      {address && <span className={inner.lightNote}>{address}</span>}
      {outcome && askedAt && (
        <span className={inner.lightNote}>
          {text('vatAskedAt', { date: formatDateTime(askedAt, language, timeZone) })}
        </span>
      )}
      {consultation && <span className={inner.lightNote}>{text('vatConsultation', { number: consultation })}</span>}
      {outcome === 'unanswered' && may('settle-orders') && (
        <Button look="quiet" busy={isAsking} onClick={() => void askAgain()}>
          {text('vatAskAgain')}
        </Button>
      )}
    </div>
  )
}
