import inner from '#kit/inner.module.css'
import { formatDateTime } from '#platform/i18n/format.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { OrderDetails } from '../contract.ts'
import { useOrdersText } from './panel-text.ts'
import styles from './orders.module.css'

/** What the buyer agreed to, in the words that were shown, and on which terms. */
export function AgreedTo({ order }: { order: OrderDetails }) {
  const text = useOrdersText()
  const { language, timeZone } = useLocale()
  return (
    <Section title={text('consents')}>
      <p className={inner.lightNote}>
        {text('consentsAt', { date: formatDateTime(order.created_at, language, timeZone) })}
      </p>
      <ul className={styles.consents}>
        {order.consents.map(({ kind, text: words, version }) => (
          <li key={kind}>
            {words} <small>({text('version', { version })})</small>
          </li>
        ))}
      </ul>
      {order.terms_version !== null && (
        <p>
          <a href={`/terms?version=${order.terms_version}`} target="_blank" rel="noopener">
            {text('acceptedTerms', { version: order.terms_version })}
          </a>
        </p>
      )}
    </Section>
  )
}
