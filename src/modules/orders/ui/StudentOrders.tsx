import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Price } from '#kit/figures/Price.tsx'
import { ListRow } from '#kit/lists/ListRow.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { listStudentOrders, type OrderPage } from '../contract.ts'
import { Returned } from './Returned.tsx'
import { STATUS_TONES } from './status-tones.ts'
import { useOrdersText } from './panel-text.ts'

/** What a student ordered, newest first, each with the way to it. */
export function StudentOrders({ studentId, initial }: { studentId: string; initial: OrderPage }) {
  const text = useOrdersText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listStudentOrders, { id: studentId, cursor }))
  if (items.length === 0) return <EmptyState title={text('studentHasNone')} />
  return (
    <>
      <RowList>
        {items.map(({ id, title, number, status, amount, refunded_amount: refunded, currency, created_at: at }) => (
          <ListRow
            key={id}
            title={title}
            to={`/home/orders/${id}`}
            meta={<Status tone={STATUS_TONES[status]}>{text(`status_${status}`)}</Status>}
          >
            <span>{number} · </span>
            <DateText at={at} />
            <span> · </span>
            <Price amount={amount} currency={currency} isFigure />
            {refunded > 0 && <Returned amount={refunded} currency={currency} />}
          </ListRow>
        ))}
      </RowList>
      <LoadMore {...loadMore} />
    </>
  )
}
