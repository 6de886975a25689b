import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { formatDate, formatMoney } from '#platform/i18n/format.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { onDemand } from '#kit/on-demand.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { listMyOrders, type MyOrder, type MyOrderPage } from '../contract.ts'
import { AskForRefund } from './AskForRefund.tsx'
import { useMyOrdersText } from './text.ts'
import { STATUS_TONES } from './status-tones.ts'
import styles from './my-orders.module.css'

const MyAnswers = onDemand(async () => (await import('./MyAnswers.tsx')).MyAnswers)

/** What the viewer has ordered, and from what of it they may withdraw. */
export function MyOrders({ initial }: { initial: MyOrderPage }) {
  const text = useMyOrdersText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listMyOrders, { cursor }))
  if (items.length === 0)
    return (
      <EmptyState
        title={text('none')}
        action={
          <LinkButton to="/courses" look="primary">
            {text('toCourses')}
          </LinkButton>
        }
      >
        {text('noneText')}
      </EmptyState>
    )
  return (
    <>
      <RowList>
        {items.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </>
  )
}

function OrderRow({ order }: { order: MyOrder }) {
  const text = useMyOrdersText()
  const { language, timeZone } = useLocale()
  const { number, status, titles, amount, currency, refunded_amount: refunded, withdrawal } = order
  const day = (at: string) => formatDate(at, language, timeZone)
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const [request, setRequest] = useState(order.refund_request)
  const { withdrawable_until: until, askable_until: askableUntil } = order
  const state = amount === 0 && status === 'paid' ? text('got') : text(`status_${status}`)
  return (
    <ListRow title={titles.join(' + ')} meta={<Status tone={STATUS_TONES[status]}>{state}</Status>}>
      <span>
        {order.gift_for && `${text('giftFor', { name: order.gift_for })} · `}
        {text('order', { number })} · {day(order.created_at)} · {amount === 0 ? text('free') : money(amount)}
        {order.company && ` · ${text('asCompany', order.company)}`}
        {refunded > 0 && ` · ${text('refunded', { amount: money(refunded) })}`}
      </span>
      {order.has_confirmation && (
        <span className={styles.line}>
          <a
            href={`/my/orders/${order.id}/confirmation`}
            target="_blank"
            rel="noopener"
            aria-label={text('confirmationOf', { number })}
          >
            {text('confirmation')}
          </a>
        </span>
      )}
      {order.answers.length > 0 && (
        <div className={styles.line}>
          <Suspense>
            <MyAnswers order={order} />
          </Suspense>
        </div>
      )}
      {order.for_others.map(({ product_id: id, title }) => (
        <span key={id} className={styles.line}>
          <Link to={`/home/access-manager/${id}`} aria-label={text('handOutOf', { title })}>
            {text('handOut')}
          </Link>
        </span>
      ))}
      {until && (
        <span className={styles.line}>
          <Link to={`/withdraw?order=${number}`} aria-label={text('withdrawFrom', { number })}>
            {text('withdraw')}
          </Link>{' '}
          · {text('withdrawUntil', { date: day(until) })}
        </span>
      )}
      {askableUntil && !request && (
        <span className={styles.line}>
          <AskForRefund order={order} onAsked={setRequest} /> · {text('askUntil', { date: day(askableUntil) })}
        </span>
      )}
      {request && request.outcome !== 'returned' && (
        <span className={styles.line}>
          {request.outcome === null
            ? text('askedOn', { date: day(request.at) })
            : text('declinedOn', { date: day(request.settled_at ?? request.at), answer: request.answer })}
        </span>
      )}
      {withdrawal && (
        <span className={styles.line}>
          {text(withdrawal.verdict === 'accepted' ? 'withdrawn' : 'withdrawRefused', { date: day(withdrawal.at) })}
        </span>
      )}
    </ListRow>
  )
}
