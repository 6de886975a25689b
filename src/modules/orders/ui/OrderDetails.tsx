import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Callout } from '#kit/feedback/Callout.tsx'
import facts from '#kit/figures/facts.module.css'
import inner from '#kit/inner.module.css'
import { formatDateTime } from '#platform/i18n/format.ts'
import { Answers } from '#modules/fields/ui/Answers.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { OrderDetails as Order } from '../contract.ts'
import { AgreedTo } from './AgreedTo.tsx'
import { BuyerName } from './BuyerName.tsx'
import { OrderBilling } from './OrderBilling.tsx'
import { useOrdersText } from './panel-text.ts'
import { ContractWithdrawalTable } from './ContractWithdrawalTable.tsx'
import { RequestedRefund } from './RequestedRefund.tsx'
import { DisputeCallout } from './DisputeCallout.tsx'
import { LineTable } from './LineTable.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import { RefundTable } from './RefundTable.tsx'
import { ReturnedSums } from './ReturnedSums.tsx'
import styles from './orders.module.css'

/** All that is known of an order: what, how it was paid, what went back, what was agreed to; `children` beside what was ordered. */
export function OrderDetails({ order, children }: { order: Order; children?: ReactNode }) {
  const text = useOrdersText()
  const { language, timeZone } = useLocale()
  const { buyer } = order
  const dispute = order.payments.find((payment) => payment.dispute !== null)?.dispute
  return (
    <>
      {dispute && <DisputeCallout dispute={dispute} currency={order.currency} />}
      {order.is_unknown_to_gateway && <Callout tone="caution">{text('unknownToGateway')}</Callout>}
      <p className={styles.facts}>
        <BuyerName buyer={buyer} />
        <a href={`mailto:${buyer.email}`}>{buyer.email}</a>
        {order.bought_as && <span>{text('boughtAs', order.bought_as)}</span>}
        <span>{formatDateTime(order.created_at, language, timeZone)}</span>
        {order.fulfilled_at && (
          <a href={`/home/orders/${order.id}/confirmation`} target="_blank" rel="noopener">
            {text('confirmation')}
          </a>
        )}
      </p>
      {order.withdrawal && (
        <Section title={text('withdrawal')} more={<Link to="/home/contract-withdrawals">{text('toWithdrawals')}</Link>}>
          <ContractWithdrawalTable withdrawals={[order.withdrawal]} />
        </Section>
      )}
      {order.refund_request && <RequestedRefund order={order} request={order.refund_request} />}
      <Section title={text('what')}>
        <LineTable order={order} />
      </Section>
      {children}
      <Section title={text('payments')}>
        {order.payments.length > 0 ? (
          <PaymentTable order={order} />
        ) : (
          <p className={inner.lightNote}>{text('noPayments')}</p>
        )}
      </Section>
      {order.payments.length > 0 && (
        <Section title={text('refunds')}>
          {order.refunds.length > 0 ? (
            <>
              <ReturnedSums order={order} />
              <RefundTable order={order} />
            </>
          ) : (
            <p className={inner.lightNote}>{text('noRefunds')}</p>
          )}
        </Section>
      )}
      <AgreedTo order={order} />
      {order.answers.length > 0 && (
        <Section title={text('answers')}>
          <dl className={facts.pairs}>
            <Answers answers={order.answers} />
          </dl>
        </Section>
      )}
      <OrderBilling order={order} />
    </>
  )
}
