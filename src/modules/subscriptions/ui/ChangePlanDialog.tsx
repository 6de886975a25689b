import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useGoTo } from '#kit/navigation/ways.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { Skeleton } from '#kit/feedback/Skeleton.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate, formatMoney } from '#platform/i18n/format.ts'
import type { Membership } from '../contract.ts'
import { changePlan, listOtherPlans, type OtherPlan } from '../changing/contract.ts'
import type { ChangeTime } from '../vocabulary.ts'
import { useSubscriptionText } from './text.ts'

interface ChangePlanDialogProps {
  membership: Membership
  title: string
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Another plan: at once, for what it costs beyond what is left, or once what is paid for is over. What is paid today is said before. */
export function ChangePlanDialog({ membership, title, onChanged, onClose }: ChangePlanDialogProps) {
  const text = useSubscriptionText()
  const api = useApi()
  const goTo = useGoTo()
  const { language } = useLocale()
  const { send, isSending, errorProps } = useSending()
  const { data, refetch } = useQuery({
    queryKey: ['membership-plans', membership.id],
    queryFn: () => api.call(listOtherPlans, { membership_id: membership.id }),
  })
  const [chosenId, setChosenId] = useState<string>()
  const [wanted, setWanted] = useState<ChangeTime>('now')
  const plan = data?.plans.find(({ variant_id: id }) => id === chosenId) ?? data?.plans[0]
  const when = plan?.now ? wanted : 'end'
  const due = when === 'now' ? plan?.now?.amount : undefined
  const money = (amount: number) => formatMoney({ amount, currency: membership.currency }, language)
  const nameOf = ({ name, period_months: months, amount }: OtherPlan) =>
    [name, text(`every_${months}`, { amount: money(amount) })].filter(Boolean).join(': ')
  const change = () =>
    send(
      async () => {
        const sent = { membership_id: membership.id, variant_id: plan!.variant_id, when }
        return api
          .call(changePlan, { ...sent, ...(when === 'now' && { amount: plan!.now!.amount }) })
          .catch(async (error: unknown) => {
            await refetch()
            throw error
          })
      },
      async ({ redirect }) => {
        if (redirect) return goTo(redirect)
        onClose()
        toast.show(text('planChanges'))
        await onChanged()
      },
    )
  return (
    <FormDialog
      {...errorProps}
      title={text('planTitle', { title })}
      dismiss={text('back')}
      submit={due === undefined ? text('planChange') : text('planPay', { amount: money(due) })}
      isSending={isSending || !plan}
      onSubmit={() => void change()}
      onClose={onClose}
    >
      {plan ? (
        <>
          <RadioGroup
            name="variant_id"
            label={text('plan')}
            value={plan.variant_id}
            onChange={({ target }) => setChosenId(target.value)}
            options={data!.plans.map((each) => ({ value: each.variant_id, label: nameOf(each) }))}
          />
          <When plan={plan} when={when} currency={membership.currency} onWhen={setWanted} />
        </>
      ) : (
        <Skeleton />
      )}
    </FormDialog>
  )
}

interface WhenProps {
  plan: OtherPlan
  when: ChangeTime
  currency: string
  onWhen: (when: ChangeTime) => void
}

function When({ plan, when, currency, onWhen }: WhenProps) {
  const text = useSubscriptionText()
  const { language, timeZone } = useLocale()
  const day = (at: string) => formatDate(at, language, timeZone)
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  if (!plan.now) return <p>{text('planOnlyLater', { date: day(plan.from) })}</p>
  return (
    <>
      <RadioGroup
        name="when"
        label={text('planWhen')}
        value={when}
        onChange={({ target }) => onWhen(target.value === 'now' ? 'now' : 'end')}
        options={[
          { value: 'now', label: text('planNow') },
          { value: 'end', label: text('planEnd', { date: day(plan.from) }) },
        ]}
      />
      {when === 'now' ? (
        <p>
          {text('planProration', {
            unused: money(plan.now.unused_amount),
            amount: money(plan.now.amount),
            price: money(plan.amount),
            date: day(plan.now.until),
          })}
        </p>
      ) : (
        <p>{text('planOnlyLater', { date: day(plan.from) })}</p>
      )}
    </>
  )
}
