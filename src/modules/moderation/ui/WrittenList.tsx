import { Link } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { listWritten, type WrittenPage } from '../contract.ts'
import styles from './moderation.module.css'
import { typeLabel } from './type-label.ts'
import { useText } from './use-text.ts'

/** What a student wrote, newest first, each with the way to where it stands. */
export function WrittenList({ studentId, initial }: { studentId: string; initial: WrittenPage }) {
  const text = useText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listWritten, { id: studentId, cursor }))
  if (items.length === 0) return <EmptyState title={text('nothingWritten')} />
  return (
    <>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.case}>
            <div className={styles.words}>
              <p className={styles.marks}>
                <span className={styles.kind}>{text(typeLabel(item.type))}</span>
                <Link to={item.url}>{item.title}</Link>
                {item.is_held && <Status tone="caution">{text('isHeld')}</Status>}
                <RelativeTime at={item.created_at} />
              </p>
              <p dir="auto" className={styles.excerpt}>
                {item.text}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <LoadMore {...loadMore} />
    </>
  )
}
