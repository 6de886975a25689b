import { type SubmitEvent, useState } from 'react'
import { useConsentText } from '#modules/orders/ui/consent-text.ts'
import { CardForm } from '#modules/payments/ui/CardForm.tsx'
import { useCardText } from '#modules/payments/ui/card-text.ts'
import { useCard } from '#modules/payments/ui/use-card.ts'
import { loadCardTools } from '#modules/payments/ui/use-card-tools.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { Form } from '#kit/forms/Form.tsx'
import type { FormErrors } from '#kit/forms/form-context.ts'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { leaveFor } from '#kit/navigation/ways.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { ApiProblem } from '#platform/contract/client.ts'
import { formatDate, formatMoney } from '#platform/i18n/format.ts'
import { changeCard, confirmCharge, type Membership } from '../contract.ts'
import { useMemberCardText } from './text.ts'

interface MemberCardFormProps {
  membership: Membership
  /** how whoever looks was let in */
  as: { membership_id?: string | undefined; link?: string | undefined }
  school: string
  /** the origin that the card goes to, for a token; null where it is locked in the page */
  cardsSentTo: string | null
  /** by the server's clock, ISO 8601 */
  today: string
}

/** Another card for a membership; what is at risk is paid with it at once. */
export function MemberCardForm({ membership, as, school, cardsSentTo, today }: MemberCardFormProps) {
  const text = useMemberCardText()
  const cardText = useCardText()
  const consentText = useConsentText()
  const { language, timeZone } = useLocale()
  const api = useApi()
  const card = useCard({ isWanted: true, sentTo: cardsSentTo })
  const [isAgreed, setAgreed] = useState(false)
  const { send, refuse, isSending, errorProps } = useSending({ refusalIn: refusalOfCard })
  const confirming = useSending({ isForm: false })
  const { next_charge: next, last_charge: last, period_ends_at: end, status, amount, currency } = membership
  const isDue = status === 'at_risk'
  // What has no card yet is charged once it is over.
  const charged = next?.at ?? end
  const money = formatMoney({ amount: next?.amount ?? amount, currency }, language)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const tools = await loadCardTools().catch(() => undefined)
    const problems: FormErrors = tools
      ? Object.fromEntries(Object.entries(card.problems(tools)).map(([field, key]) => [field, [cardText(key)]]))
      : { form: [cardText('card.unavailable')] }
    if (!isAgreed) problems['is_agreed'] = [text('required')]
    if (!tools || Object.keys(problems).length > 0) return refuse(problems)
    const { handed, trouble } = await card.handOver(tools)
    if (trouble) return refuse({ form: [cardText(trouble)] })
    const paidWith = 'token' in handed ? handed : { cypher: handed.encrypted }
    return send(async () => {
      const { redirect } = await api.call(changeCard, { ...as, ...paidWith, is_agreed: isAgreed })
      await leaveFor(redirect)
    })
  }
  const confirm = () =>
    confirming.send(async () => {
      const { redirect } = await api.call(confirmCharge, as)
      await leaveFor(redirect)
    })
  return (
    <>
      {isDue && last?.needs_holder && membership.card && (
        <Callout tone="caution">
          <p>{text('mustConfirm')}</p>
          <Button look="primary" busy={confirming.isSending} onClick={() => void confirm()}>
            {text('confirm')}
          </Button>
        </Callout>
      )}
      <p className={common.soft}>
        {isDue
          ? text('due', { amount: money })
          : charged && text('check', { amount: money, date: formatDate(charged, language, timeZone) })}
      </p>
      <Form {...errorProps} onSubmit={(event) => void submit(event)}>
        <CardForm card={card} today={today} />
        <Checkbox
          name="is_agreed"
          label={text('agree')}
          required
          checked={isAgreed}
          onChange={({ target }) => setAgreed(target.checked)}
        >
          {consentText('charges_in_absence', { school })}
        </Checkbox>
        <FormActions
          submit={isDue ? text('pay', { amount: money }) : text('save')}
          isSending={isSending || card.isWaiting}
          wide
        />
      </Form>
    </>
  )
}

/** What is said of the card that was handed over stands beside the number. */
function refusalOfCard(error: unknown): FormErrors | undefined {
  if (!(error instanceof ApiProblem) || error.status >= 500) return undefined
  const { cypher, token, ...fields } = error.fields
  const wrong = cypher ?? token
  if (wrong) return { ...fields, cardNumber: wrong }
  return Object.keys(fields).length > 0 ? fields : { form: [error.message] }
}
