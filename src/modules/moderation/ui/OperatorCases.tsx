import { useRef, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { listOperatorCases, type OperatorCasePage } from '../platform/contract.ts'
import styles from './moderation.module.css'
import { OperatorCaseItem } from './OperatorCaseItem.tsx'
import { useText } from './use-text.ts'

/** What admins alone in their schools wrote and students reported; nothing at all while there is none. */
export function OperatorCases({ initial }: { initial: OperatorCasePage }) {
  const text = useText()
  const api = useApi()
  const list = useRef<HTMLUListElement>(null)
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState('')
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listOperatorCases, { cursor }))
  const waiting = items.filter(({ id }) => !settled.has(id))

  const settle = (id: string, outcome: string) => {
    setSettled((before) => new Set(before).add(id))
    setSaid(outcome)
    list.current?.focus()
  }
  if (items.length === 0) return null
  return (
    <section aria-labelledby="operator-cases" className={styles.ofOperators}>
      <h2 id="operator-cases">{text('reported')}</h2>
      <p className={common.soft}>{text('operatorIntro')}</p>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      {waiting.length === 0 && <p>{text('nothing')}</p>}
      <ul
        ref={list}
        tabIndex={-1}
        aria-labelledby="operator-cases"
        className={styles.list}
        hidden={waiting.length === 0}
      >
        {waiting.map((each) => (
          <OperatorCaseItem key={each.id} found={each} onSettled={(outcome) => settle(each.id, outcome)} />
        ))}
      </ul>
      <LoadMore {...loadMore} />
    </section>
  )
}
