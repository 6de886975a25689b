import { BellRing } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
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
  const list = useRef<HTMLUListElement>(null)
  const place = topics.findIndex(({ id }) => id === current) + 1
  // With its bell a topic is wider.
  const shown = `${place} ${topics[place - 1]?.is_subscribed}`
  const lastShown = useRef<string>(null)
  useEffect(() => {
    if (shown === lastShown.current) return
    // Who has scrolled before the page woke up stays where they are.
    const isLeft = lastShown.current === null && list.current?.scrollLeft !== 0
    lastShown.current = shown
    if (list.current && !isLeft) centre(list.current, place)
  })
  return (
    <nav aria-label={text('topics')} data-row={isRow || undefined} className={styles.nav}>
      <ul ref={list} className={styles.links}>
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

/** On a phone the topics are one line that scrolls; the one that is shown must not be out of sight. */
function centre(list: HTMLElement, nth: number) {
  const topic = list.children[nth]?.getBoundingClientRect()
  const box = list.getBoundingClientRect()
  if (topic) list.scrollLeft += topic.left + topic.width / 2 - (box.left + box.width / 2)
}
