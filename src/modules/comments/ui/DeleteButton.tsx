import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { PlainDelete } from '#kit/forms/PlainDelete.tsx'
import inner from '#kit/inner.module.css'
import { useAnnounce } from './Announcements.tsx'
import { useText } from './use-text.ts'

interface DeleteButtonProps {
  what: 'comment' | 'reply'
  authorName: string
  /** path of the delete call */
  action: string
  onDelete: () => Promise<void>
}

const WORDS = {
  comment: { consequence: 'commentWillGo', action: 'deleteComment', done: 'commentDeleted' },
  reply: { consequence: 'replyWillGo', action: 'deleteReply', done: 'replyDeleted' },
} as const

/** Asks first, always (engagement §4). */
export function DeleteButton({ what, authorName, action: path, onDelete }: DeleteButtonProps) {
  const text = useText()
  const confirm = useConfirm()
  const showProblem = useProblem()
  const announce = useAnnounce()
  const { consequence, action, done } = WORDS[what]

  const ask = async () => {
    if (!(await confirm({ consequence: text(consequence, { name: authorName }), action: text(action) }))) return
    try {
      await onDelete()
      announce(text(done))
    } catch (error) {
      showProblem(error)
    }
  }

  return (
    <>
      <button
        type="button"
        className={inner.act}
        aria-label={text('deleteWhose', { name: authorName })}
        onClick={() => void ask()}
        data-needs-scripts
      >
        {text('delete')}
      </button>
      <PlainDelete action={path} label={text('deleteWhose', { name: authorName })} />
    </>
  )
}
