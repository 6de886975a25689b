import facts from '#kit/figures/facts.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { PhoneLink } from '#kit/text/PhoneLink.tsx'
import type { OrderDetails } from '../contract.ts'
import { useOrdersText } from './panel-text.ts'
import { VatCheck } from './VatCheck.tsx'

/** Whom an invoice is for; nothing where none of it was given. */
export function OrderBilling({ order }: { order: OrderDetails }) {
  const text = useOrdersText()
  const { billing } = order
  const town = [billing.postal_code, billing.city].filter(Boolean).join(' ')
  const address = [billing.address_1, billing.address_2, town, billing.country].filter(Boolean)
  if (address.length === 0 && billing.phone === '' && billing.vat_id === '') return null
  return (
    <Section title={text('billing')}>
      <dl className={facts.pairs}>
        {billing.company_name && (
          <>
            <dt>{text('company')}</dt>
            <dd>{billing.company_name}</dd>
          </>
        )}
        {address.length > 0 && (
          <>
            <dt>{text('address')}</dt>
            <dd>{address.join(', ')}</dd>
          </>
        )}
        {billing.vat_id && (
          <>
            <dt>{text('vatId')}</dt>
            <dd>
              {billing.vat_id}
              {order.vat_check && <VatCheck orderId={order.id} found={order.vat_check} />}
            </dd>
          </>
        )}
        {billing.phone && (
          <>
            <dt>{text('phone')}</dt>
            <dd>
              <PhoneLink number={billing.phone} />
            </dd>
          </>
        )}
      </dl>
    </Section>
  )
}
