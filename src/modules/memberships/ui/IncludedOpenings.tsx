import facts from '#kit/figures/facts.module.css'
import type { MembershipPage } from '../contract.ts'
import styles from './memberships.module.css'
import { OpenedApartNote } from './OpenedApartNote.tsx'
import { useReach } from './use-reach.ts'
import { useMembershipText } from './use-text.ts'

const NAMED = 12

/** At the checkout: what the membership opens, and what of it they have already. */
export function IncludedOpenings({ membership }: { membership: MembershipPage }) {
  const text = useMembershipText()
  const reach = useReach(membership)
  const { data, count } = membership.opened
  const named = data.slice(0, NAMED)
  return (
    <div className={styles.summary}>
      {reach && <p>{reach}</p>}
      <ul className={styles.included} aria-label={text('inside')}>
        {named.map(({ id, title }) => (
          <li key={id} className={facts.beside}>
            {title}
          </li>
        ))}
        {count > named.length && <li className={facts.beside}>{text('more', { count: count - named.length })}</li>}
      </ul>
      <OpenedApartNote membership={membership} />
    </div>
  )
}
