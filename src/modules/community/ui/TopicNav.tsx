import { BellRing } from 'lucide-react'
import { Link } from 'react-router'
import { VisuallyHidden } from '#web/kit/text/VisuallyHidden.tsx'
import type { Topic } from '../contract.ts'
import styles from './topics.module.css'
import { useText } from './use-text.ts'

interface TopicNavProps {
  topics: Topic[]
  /** null: all of them */
  current: string | null
  /** where a topic leads: its feed or its photos */
  pathOf: (topicId: string | null) => string
  /** beside each other on every screen */
  isRow?: boolean
}

export function TopicNav({ topics, current, pathOf, isRow = false }: TopicNavProps) {
  const text = useText()
  const all = { id: null, title: text('allTopics'), is_subscribed: false }
  return (
    <nav aria-label={text('topics')} data-row={isRow || undefined} className={styles.nav}>
      <ul className={styles.links}>
        {[all, ...topics].map(({ id, title, is_subscribed }) => (
          <li key={id}>
            <Link to={pathOf(id)} aria-current={id === current ? 'page' : undefined} className={styles.link}>
              <span className={styles.name}>{title}</span>
              {is_subscribed && (
                <>
                  <BellRing aria-hidden="true" />
                  <VisuallyHidden>({text('mailsOn')})</VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
