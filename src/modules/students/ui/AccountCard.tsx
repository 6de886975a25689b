import { Fragment, type ReactNode } from 'react'
import { DateText } from '#kit/figures/DateText.tsx'
import facts from '#kit/figures/facts.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import { PhoneLink } from '#kit/text/PhoneLink.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import type { MergedAccount } from '../merging/contract.ts'
import styles from './merging.module.css'
import { useMergingText } from './use-text.ts'

/** What there is of one of two accounts. */
export function AccountCard({ account }: { account: MergedAccount }) {
  const text = useMergingText()
  const { language } = useLocale()
  const { id, name, email, joined_at: joined, last_seen_at: seen, details, products, belongings, spent } = account
  const { address_1, address_2, postal_code, city, country, phone, vat_id: vatId } = details
  const town = [postal_code, city].filter(Boolean).join(' ')
  const left = account.products_count - products.length
  const known: [string, ReactNode][] = [
    [text('email'), email],
    [text('phone'), phone && <PhoneLink key="phone" number={phone} />],
    [text('address'), [address_1, address_2, town, country].filter(Boolean).join(', ')],
    [text('vatId'), vatId],
    [text('joined'), <DateText key="joined" at={joined} />],
    [text('lastSeen'), seen ? <DateText key="seen" at={seen} /> : text('never')],
    [
      text('has'),
      products.length > 0 && [...products, ...(left > 0 ? [text('more', { count: left })] : [])].join(', '),
    ],
    [text('paid'), spent.map((money) => formatMoney(money, language)).join(', ')],
  ]
  return (
    <section className={styles.account} aria-labelledby={`account-${id}`}>
      <h3 id={`account-${id}`}>{name}</h3>
      <dl className={facts.pairs}>
        {known.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </Fragment>
        ))}
      </dl>
      {belongings.length > 0 && (
        <ul className={styles.has}>
          {belongings.map(({ kind, count }) => (
            <li key={kind}>{text(`kind_${kind}`, { count })}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
