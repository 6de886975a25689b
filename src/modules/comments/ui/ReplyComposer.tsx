import { useViewer } from '#web/kit/api/ViewerProvider.tsx'
import type { Reply } from '../contract.ts'
import { Composer } from './Composer.tsx'
import { useText } from './use-text.ts'

interface ReplyComposerProps {
  commentId: string
  /** null: the comment itself is answered */
  to: Reply | null
  onSend: (body: string) => Promise<unknown>
  onCancel: () => void
}

export function ReplyComposer({ commentId, to, onSend, onCancel }: ReplyComposerProps) {
  const text = useText()
  const viewer = useViewer()
  return (
    <Composer
      draft={`reply:${viewer?.id}:${to?.id ?? commentId}`}
      label={to ? text('replyTo', { name: to.ownable.name }) : text('yourReply')}
      action={text('sendReply')}
      onSend={onSend}
      onCancel={onCancel}
      focusesFirst
      warn={(_length, refusal) => refusal}
    />
  )
}
