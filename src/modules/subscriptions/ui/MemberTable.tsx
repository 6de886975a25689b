import { Link } from 'react-router'
import { useProductText } from '#modules/catalog/ui/product-text.ts'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Price } from '#kit/figures/Price.tsx'
import inner from '#kit/inner.module.css'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import type { MemberRow } from '../contract.ts'
import { STATUS_TONES } from './status-tones.ts'
import styles from './subscriptions.module.css'
import { useMembersText } from './text.ts'

/** Members with what is charged next. */
export function MemberTable({ members }: { members: MemberRow[] }) {
  const text = useMembersText()
  const lengthText = useProductText()
  const { language, timeZone } = useLocale()
  const day = (at: string) => formatDate(at, language, timeZone)
  const columns: Column<MemberRow>[] = [
    column(text('member'), ({ id, student }) => (
      <span className={inner.names}>
        <Link to={`/home/members/${id}`}>{student.name}</Link>
        <small>{student.email}</small>
      </span>
    )),
    column(text('plan'), ({ product, variant_name: variant }) => (
      <span className={inner.names}>
        <span>{product.title}</span>
        {variant && <small>{variant}</small>}
      </span>
    )),
    column(text('status'), ({ status, ended_at: ended, ends_at: ends }) => (
      <>
        <Status tone={ended ? 'plain' : STATUS_TONES[status]}>{text(ended ? 'over' : `status_${status}`)}</Status>
        {(ended ?? ends) && (
          <span className={styles.below}>
            {ended ? text('endedOn', { date: day(ended) }) : text('endsOn', { date: day(ends!) })}
          </span>
        )}
      </>
    )),
    column(text('nextCharge'), ({ next_charge: next }) => (next ? <DateText at={next.at} /> : text('noNext'))),
    column(text('since'), ({ since }) => <DateText at={since} />),
    figure(text('price'), ({ amount, currency, period_months: months }) => (
      <>
        <Price amount={amount} currency={currency} isFigure />
        <span className={styles.below}>
          {months > 0 ? lengthText('every', { count: months }) : lengthText('forever')}
        </span>
      </>
    )),
  ]
  return <DataTable caption={text('members')} rows={members} columns={columns} />
}
