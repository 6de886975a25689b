import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Status } from '#kit/feedback/Status.tsx'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import { Avatar } from '#kit/identity/Avatar.tsx'
import inner from '#kit/inner.module.css'
import type { Comment, Reply } from '../contract.ts'
import styles from './comments.module.css'
import { LinkedText } from './LinkedText.tsx'
import { useText } from './use-text.ts'

interface WrittenProps {
  /** for links that lead to it */
  anchor: string
  item: Comment | Reply
  /** beside the name: whom it answers */
  mark?: ReactNode
  /** below the text */
  picture?: ReactNode
  actions: ReactNode
  children?: ReactNode
}

/** What comments and replies look like. */
export function Written({ anchor, item, mark, picture, actions, children }: WrittenProps) {
  const text = useText()
  const nameId = useId()
  const { id, name, avatar } = item.ownable
  return (
    <article id={anchor} tabIndex={-1} aria-labelledby={nameId} className={styles.written}>
      <Avatar id={id} name={name} image={avatar} />
      <div className={styles.said}>
        <p className={styles.byline}>
          <span id={nameId} className={styles.author}>
            {item.can.see_author ? <Link to={`/home/students/${id}`}>{name}</Link> : <span>{name}</span>}
          </span>
          {item.by_admin && <Status tone="accent">{text('byAdmin')}</Status>}
          {item.is_held && <Status tone="caution">{text('isHeld')}</Status>}
          {mark}
          <RelativeTime at={item.created_at} />
        </p>
        <p dir="auto" className={inner.typed}>
          <LinkedText text={item.body} />
        </p>
        {picture}
        <div className={styles.actions}>{actions}</div>
        {children}
      </div>
    </article>
  )
}
