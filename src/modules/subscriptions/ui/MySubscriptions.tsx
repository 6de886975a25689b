import { Suspense, useState } from 'react'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { onDemand } from '#kit/on-demand.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate, formatMoney } from '#platform/i18n/format.ts'
import { listMySubscriptions, type Membership, type MembershipPage, resumeMembership } from '../contract.ts'
import { changePlan } from '../changing/contract.ts'
import { CARD_PATH } from '../vocabulary.ts'
import { STATUS_TONES } from './status-tones.ts'
import styles from './subscriptions.module.css'
import { useSubscriptionText } from './text.ts'

const CancelDialog = onDemand(async () => (await import('./CancelDialog.tsx')).CancelDialog)
const ChangePlanDialog = onDemand(async () => (await import('./ChangePlanDialog.tsx')).ChangePlanDialog)
const PauseDialog = onDemand(async () => (await import('./PauseDialog.tsx')).PauseDialog)

interface MySubscriptionsProps {
  initial: MembershipPage
  /** Reads the page anew. */
  onChanged: () => Promise<void>
}

/** What a student pays for by periods: what is charged next, and the ways to change and end it. */
export function MySubscriptions({ initial, onChanged }: MySubscriptionsProps) {
  const text = useSubscriptionText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listMySubscriptions, { cursor }))
  return (
    <Section title={text('mine')}>
      <RowList>
        {items.map((membership) => (
          <Subscription key={membership.id} membership={membership} onChanged={onChanged} />
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </Section>
  )
}

function Subscription({ membership, onChanged }: { membership: Membership; onChanged: () => Promise<void> }) {
  const text = useSubscriptionText()
  const { language, timeZone } = useLocale()
  const { product, variant_name: variant, status, currency, next_charge: next, last_charge: last, card } = membership
  const day = (at: string) => formatDate(at, language, timeZone)
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const isRefused = status === 'at_risk' && last?.result === 'past_due'
  const title = variant ? `${product.title} – ${variant}` : product.title
  const state = membership.ended_at ? text('over') : membership.paused_until ? text('paused') : text(`status_${status}`)
  return (
    <ListRow
      title={title}
      to={productPath(product)}
      meta={<Status tone={membership.ended_at ? 'plain' : STATUS_TONES[status]}>{state}</Status>}
    >
      <span>{text(`every_${membership.period_months}`, { amount: money(membership.amount) })}</span>
      {membership.paused_until && (
        <span className={styles.line}>{text('pausedUntil', { date: day(membership.paused_until) })}</span>
      )}
      {next && !membership.paused_until && (
        <span className={styles.line}>{text('nextCharge', { amount: money(next.amount), date: day(next.at) })}</span>
      )}
      {membership.later && <Later later={membership.later} currency={currency} />}
      {membership.ended_at && (
        <span className={styles.line}>{text('endedOn', { date: day(membership.ended_at) })}</span>
      )}
      {membership.ends_at && <span className={styles.line}>{text('endsOn', { date: day(membership.ends_at) })}</span>}
      {card && (
        <span className={styles.line}>{text(card.kind, { last4: card.last4 ?? '', expires: card.expires ?? '' })}</span>
      )}
      {isRefused && (
        <div className={styles.line}>
          <Callout tone="bad">
            {text(last.needs_holder ? 'mustConfirm' : card?.kind === 'blik' ? 'refusedBlik' : 'refused')}
          </Callout>
        </div>
      )}
      <Actions membership={membership} title={title} onChanged={onChanged} />
    </ListRow>
  )
}

/** Another plan, or another price, from a day on. */
function Later({ later, currency }: { later: NonNullable<Membership['later']>; currency: string }) {
  const text = useSubscriptionText()
  const { language, timeZone } = useLocale()
  const price = text(`every_${later.period_months}`, {
    amount: formatMoney({ amount: later.amount, currency }, language),
  })
  const date = formatDate(later.from, language, timeZone)
  return (
    <span className={styles.line}>
      {later.by === 'school'
        ? text('newPrice', { price, date })
        : text('laterPlan', { plan: [later.variant_name, price].filter(Boolean).join(': '), date })}
    </span>
  )
}

function Actions({
  membership,
  title,
  onChanged,
}: {
  membership: Membership
  title: string
  onChanged: () => Promise<void>
}) {
  const text = useSubscriptionText()
  const api = useApi()
  const { send, isSending } = useSending({ isForm: false })
  const [asking, setAsking] = useState<'cancel' | 'pause' | 'plan'>()
  const { id, can, card, status } = membership
  const close = () => setAsking(undefined)
  const resume = () =>
    send(
      () => api.call(resumeMembership, { membership_id: id }),
      async () => {
        toast.show(text('resumed'))
        await onChanged()
      },
    )
  if (!Object.values(can).some(Boolean)) return null
  return (
    <div className={styles.actions}>
      {can.change_card && (
        <LinkButton
          to={`${CARD_PATH}?id=${id}`}
          look={status === 'at_risk' ? 'primary' : undefined}
          aria-label={card?.kind === 'card' ? text('changeCardOf', { title }) : undefined}
        >
          {text(card?.kind === 'card' ? 'changeCard' : 'addCard')}
        </LinkButton>
      )}
      {can.resume && (
        <Button
          busy={isSending}
          onClick={() => void resume()}
          aria-label={text(membership.paused_until ? 'goOnOf' : 'resumeOf', { title })}
        >
          {text(membership.paused_until ? 'goOn' : 'resume')}
        </Button>
      )}
      {can.change_plan && (
        <PlanActions membership={membership} title={title} onChange={() => setAsking('plan')} onChanged={onChanged} />
      )}
      {can.pause && (
        <Button look="quiet" onClick={() => setAsking('pause')} aria-label={text('pauseOf', { title })}>
          {text('pause')}
        </Button>
      )}
      {can.cancel && (
        <Button look="quiet" onClick={() => setAsking('cancel')} aria-label={text('cancelOf', { title })}>
          {text('cancel')}
        </Button>
      )}
      <Suspense>
        {asking === 'plan' && (
          <ChangePlanDialog membership={membership} title={title} onChanged={onChanged} onClose={close} />
        )}
        {asking === 'pause' && (
          <PauseDialog membership={membership} title={title} onChanged={onChanged} onClose={close} />
        )}
        {asking === 'cancel' && (
          <CancelDialog membership={membership} title={title} onChanged={onChanged} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}

interface PlanActionsProps {
  membership: Membership
  title: string
  onChange: () => void
  onChanged: () => Promise<void>
}

/** To another plan, and back before it begins. */
function PlanActions({ membership: { id, variant_id, later }, title, onChange, onChanged }: PlanActionsProps) {
  const text = useSubscriptionText()
  const api = useApi()
  const { send, isSending } = useSending({ isForm: false })
  const stay = () =>
    send(
      () => api.call(changePlan, { membership_id: id, variant_id, when: 'end' }),
      async () => {
        toast.show(text('stayed'))
        await onChanged()
      },
    )
  return (
    <>
      <Button look="quiet" onClick={onChange} aria-label={text('planOf', { title })}>
        {text('planChange')}
      </Button>
      {later?.by === 'holder' && (
        <Button look="quiet" busy={isSending} onClick={() => void stay()} aria-label={text('stayOf', { title })}>
          {text('stay')}
        </Button>
      )}
    </>
  )
}
