import facts from '#kit/figures/facts.module.css'
import type { OfferedTopic } from '../contract.ts'
import { useCommunitiesText } from './use-text.ts'

/** At the checkout: the topics that are opened. */
export function IncludedTopics({ topics }: { topics: OfferedTopic[] }) {
  const text = useCommunitiesText()
  return (
    <ul className={facts.included} aria-label={text('inside')}>
      {topics.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </ul>
  )
}
