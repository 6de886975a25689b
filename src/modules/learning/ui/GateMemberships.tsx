import { CardPrice } from '#modules/catalog/ui/CardPrice.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import type { GateMembership } from '../contract.ts'
import styles from './gate.module.css'
import { useGateText } from './use-gate-text.ts'

/** What opens the course beside buying it: each membership with its price, and the way to its page. */
export function GateMemberships({ memberships }: { memberships: GateMembership[] }) {
  const text = useGateText()
  if (memberships.length === 0) return null
  return (
    <div className={styles.memberships}>
      <h3 id="gate-memberships">{text('gateMemberships', { count: memberships.length })}</h3>
      <ul aria-labelledby="gate-memberships">
        {memberships.map(({ id, title, url, price }) => (
          <li key={id}>
            <LinkButton to={url}>{title}</LinkButton>
            <CardPrice productId={id} price={price} />
          </li>
        ))}
      </ul>
    </div>
  )
}
