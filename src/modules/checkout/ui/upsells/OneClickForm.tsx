import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Button } from '#kit/actions/Button.tsx'
import { Form } from '#kit/forms/Form.tsx'
import type { FormErrors } from '#kit/forms/form-context.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { ApiProblem } from '#platform/contract/client.ts'
import { formatDateTime, formatMoney } from '#platform/i18n/format.ts'
import { type OfferedUpsell, orderUpsell } from '#modules/offers/upsells/contract.ts'
import type { ConsentKind } from '#modules/orders/vocabulary.ts'
import { ConsentsPart } from '../ConsentsPart.tsx'
import { SellerPart } from '../SellerPart.tsx'
import { useUpsellText } from './text.ts'
import styles from './upsell.module.css'

interface OneClickFormProps {
  upsell: OfferedUpsell
  card: NonNullable<OfferedUpsell['card']>
  school: string
  noThanks: ReactNode
  /** in the words of the server: what is offered may be another by now */
  onRefused: (words: string) => void
}

/** The button says that it obliges to pay, and how much (Directive 2011/83/EU, art. 8); pressed again while it works, it does nothing. */
export function OneClickForm({ upsell, card, school, noThanks, onRefused }: OneClickFormProps) {
  const text = useUpsellText()
  const { language, timeZone } = useLocale()
  const api = useApi()
  const isUnderWay = useRef(false)
  const [isSending, setSending] = useState(false)
  const [given, setGiven] = useState<ConsentKind[]>([])
  const [errors, setErrors] = useState<FormErrors>({})
  const [attempt, setAttempt] = useState(0)
  const { order_id: orderId, amount, currency, consents: wanted, terms_version } = upsell

  const refuse = (refused: FormErrors) => {
    setErrors(refused)
    setAttempt((count) => count + 1)
  }
  const order = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const missing = wanted.filter((kind) => !given.includes(kind))
    if (missing.length > 0)
      return refuse(Object.fromEntries(missing.map((kind) => [`consents.${kind}`, [text('required')]])))
    isUnderWay.current = true
    setSending(true)
    try {
      const { redirect } = await api.call(orderUpsell, { orderId, amount, currency, consents: given, terms_version })
      // Locked from here on: the browser is already leaving.
      window.location.assign(redirect)
    } catch (error) {
      isUnderWay.current = false
      setSending(false)
      onRefused(error instanceof ApiProblem ? error.message : String(error))
    }
  }
  return (
    <Form
      errors={errors}
      attempt={attempt}
      onSubmit={(event) => void order(event)}
      data-busy={isSending || undefined}
      className={styles.form}
    >
      <ConsentsPart
        wanted={wanted}
        given={given}
        onChange={(kinds) => {
          setGiven(kinds)
          setErrors({})
        }}
        school={school}
      />
      <SellerPart seller={upsell.seller} school={school} />
      <p className={styles.soft}>
        {text('card', { last4: card.last4, time: formatDateTime(card.forget_at, language, timeZone) })}
      </p>
      <div className={styles.ways}>
        <Button type="submit" busy={isSending}>
          {text('order', { amount: formatMoney(upsell, language) })}
        </Button>
        {noThanks}
      </div>
    </Form>
  )
}
