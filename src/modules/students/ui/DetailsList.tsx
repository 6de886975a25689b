import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import common from '#kit/common.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import facts from '#kit/figures/facts.module.css'
import { PhoneLink } from '#kit/text/PhoneLink.tsx'
import type { StudentDetails } from '../details/contract.ts'
import { useStudentText } from './use-text.ts'

/** How a student is reached and invoiced. */
export function DetailsList({ details }: { details: StudentDetails }) {
  const text = useStudentText()
  const { address_1, address_2, postal_code, city, country, phone, vat_id: vatId, from_order: order } = details
  const town = [postal_code, city].filter(Boolean).join(' ')
  const address = [address_1, address_2, town, country].filter(Boolean).join(', ')
  const known: [string, ReactNode][] = [
    [text('phone'), phone && <PhoneLink key="phone" number={phone} />],
    [text('address'), address],
    [text('vatId'), vatId],
  ]
  const filled = known.filter(([, value]) => value !== '')
  if (filled.length === 0) return <EmptyState title={text('noDetails')} />
  return (
    <>
      <dl className={facts.pairs}>
        {filled.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {order && (
        <p className={common.note}>
          {text('fromOrder')} <Link to={`/home/orders/${order.id}`}>{order.number}</Link>
        </p>
      )}
    </>
  )
}
