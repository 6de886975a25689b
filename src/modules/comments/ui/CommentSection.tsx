import type { ComponentType, ReactNode } from 'react'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import type { Comment, CommentableRef, CommentPage } from '../contract.ts'
import { Announcements } from './Announcements.tsx'
import { CommentComposer } from './CommentComposer.tsx'
import { CommentList, type WritingProps } from './CommentList.tsx'
import styles from './comments.module.css'
import { useText } from './use-text.ts'

interface CommentSectionProps {
  on: CommentableRef
  /** the first page, when the loader had it; else it is fetched */
  initial: CommentPage | undefined
  /** where a visitor signs in: /{course}/watch/login */
  loginHref: string
  /** where one writes, if more than words: a video under community posts (engagement §5), a moment of the film in lessons */
  Composer?: ComponentType<WritingProps>
  /** what else can be done with a comment, beside its own actions */
  moreActions?: (comment: Comment) => ReactNode
  /** there is one more, or one less, that everyone sees */
  onCount?: (by: 1 | -1) => void
}

export function CommentSection({
  on,
  initial,
  loginHref,
  Composer = CommentComposer,
  moreActions,
  onCount,
}: CommentSectionProps) {
  const text = useText()
  const viewer = useViewer()
  return (
    <section aria-labelledby="comments" className={styles.section}>
      <h2 id="comments" tabIndex={-1} className={styles.title}>
        {text('title')}
      </h2>
      {viewer ? (
        <Announcements>
          <CommentList
            key={`${on.type} ${on.id}`}
            on={on}
            initial={initial}
            Composer={Composer}
            moreActions={moreActions}
            onCount={onCount}
          />
        </Announcements>
      ) : (
        <EmptyState
          title={text('wantToSee')}
          action={
            <LinkButton look="primary" to={loginHref}>
              {text('logInNow')}
            </LinkButton>
          }
        />
      )}
    </section>
  )
}
