import { Link } from 'react-router'
import { formatDate, formatMoney } from '#platform/i18n/format.ts'
import { useMay } from '#kit/api/use-may.ts'
import { Price } from '#kit/figures/Price.tsx'
import inner from '#kit/inner.module.css'
import { type Column, column, figure } from '#kit/lists/columns.ts'
import { DataTable } from '#kit/lists/DataTable.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { OrderDetails, OrderLine } from '../contract.ts'
import { useOrdersText } from './panel-text.ts'
import { Returned } from './Returned.tsx'

/** What was agreed, line by line, with why each costs what it costs. */
export function LineTable({ order: { lines, currency, buyer } }: { order: OrderDetails }) {
  const text = useOrdersText()
  const { language } = useLocale()
  const maySeeSeats = useMay()('see-students')
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const whyOf = ({
    reductions,
    standard_amount: list,
    is_chosen: isChosen,
    vat_rate: rate,
    vat_exemption_reason: reason,
  }: OrderLine): string[] => [
    ...(isChosen || reductions.length > 0 ? [`${text(isChosen ? 'chosenPrice' : 'listPrice')}: ${money(list)}`] : []),
    ...reductions.map(
      ({ source, code, amount }) => `${text(`reduction_${source}`, { code: code ?? '' })}: ${money(-amount)}`,
    ),
    rate === null ? text('vatExempt', { reason: reason ?? '' }) : text('vat', { rate }),
  ]
  const productOf = (line: OrderLine) => (
    <span className={inner.names}>
      <span>{line.title}</span>
      {whyOf(line).map((why) => (
        <small key={why}>{why}</small>
      ))}
      {line.gift && (
        <small>{text('giftFor', { ...line.gift, date: formatDate(line.gift.send_on, language, 'UTC') })}</small>
      )}
      {line.seats > 0 && !line.gift && (
        <small>
          {maySeeSeats ? (
            <Link to={`/home/access-manager/${line.product_id}?buyer=${buyer.id}`}>
              {text('forOthers', { count: line.seats })}
            </Link>
          ) : (
            text('forOthers', { count: line.seats })
          )}
        </small>
      )}
    </span>
  )
  const amountOf = ({ amount, returned_amount: returned, returning_amount: returning }: OrderLine) => (
    <>
      <Price amount={amount} currency={currency} isFigure />
      {returned > 0 && <Returned amount={returned} currency={currency} />}
      {returning > 0 && <Returned isUnderWay amount={returning} currency={currency} />}
    </>
  )
  const columns: Column<OrderLine>[] = [
    column(text('product'), productOf),
    figure(text('quantity'), ({ quantity }) => quantity),
    figure(text('agreedPrice'), amountOf),
  ]
  return <DataTable caption={text('what')} rows={lines} columns={columns} />
}
