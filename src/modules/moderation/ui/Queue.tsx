import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import type { Case } from '../contract.ts'
import { CaseItem } from './CaseItem.tsx'
import styles from './moderation.module.css'
import { useText } from './use-text.ts'

/** What waits, in the order given. A settled item goes at once; whoever decides by keyboard stays in the list. */
export function Queue({ cases }: { cases: Case[] }) {
  const text = useText()
  const { revalidate } = useRevalidator()
  const list = useRef<HTMLUListElement>(null)
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState('')
  const waiting = cases.filter(({ id }) => !settled.has(id))

  const settle = (id: string, outcome: string) => {
    setSettled((before) => new Set(before).add(id))
    setSaid(outcome)
    list.current?.focus()
    void revalidate()
  }

  return (
    <>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      {waiting.length === 0 && <EmptyState title={text('nothing')}>{text('nothingText')}</EmptyState>}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={text('moderation')}
        className={styles.list}
        hidden={waiting.length === 0}
      >
        {waiting.map((each) => (
          <CaseItem key={each.id} found={each} onSettled={(outcome) => settle(each.id, outcome)} />
        ))}
      </ul>
    </>
  )
}
