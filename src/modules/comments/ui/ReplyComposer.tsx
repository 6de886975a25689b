import { Suspense, useState } from 'react'
import { useViewer, useWriterId } from '#kit/api/ViewerProvider.tsx'
import { onDemand } from '#kit/on-demand.ts'
import type { Reply } from '../contract.ts'
import { Composer } from './Composer.tsx'
import type { Along } from './PictureAlong.tsx'
import { useText } from './use-text.ts'

/** Loaded only by admins, who alone send pictures along. */
const PictureAlong = onDemand(async () => (await import('./PictureAlong.tsx')).PictureAlong)

interface ReplyComposerProps {
  commentId: string
  /** null: the comment itself is answered */
  to: Reply | null
  onSend: (body: string, image: File | undefined) => Promise<unknown>
  onCancel: () => void
}

export function ReplyComposer({ commentId, to, onSend, onCancel }: ReplyComposerProps) {
  const text = useText()
  const viewer = useViewer()
  const writerId = useWriterId()
  const [along, setAlong] = useState<Along>({ file: undefined, isInTheWay: false })
  return (
    <Composer
      draft={`reply:${writerId}:${to?.id ?? commentId}`}
      label={to ? text('replyTo', { name: to.ownable.name }) : text('yourReply')}
      action={text('sendReply')}
      onSend={(body) => onSend(body, along.file)}
      onCancel={onCancel}
      isHeldBack={along.isInTheWay}
      focusesFirst
      warn={(_length, refusal) => refusal}
    >
      {viewer?.role === 'admin' && (
        <Suspense>
          <PictureAlong onChange={setAlong} />
        </Suspense>
      )}
    </Composer>
  )
}
