import { useState } from 'react'
import { useViewer } from '#web/kit/api/ViewerProvider.tsx'
import type { Reply } from '../contract.ts'
import { AddImage } from './AddImage.tsx'
import { Composer } from './Composer.tsx'
import { useText } from './use-text.ts'

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
  const [image, setImage] = useState<File>()
  return (
    <Composer
      draft={`reply:${viewer?.id}:${to?.id ?? commentId}`}
      label={to ? text('replyTo', { name: to.ownable.name }) : text('yourReply')}
      action={text('sendReply')}
      onSend={(body) => onSend(body, image)}
      onCancel={onCancel}
      focusesFirst
      warn={(_length, refusal) => refusal}
    >
      {viewer?.role === 'admin' && <AddImage image={image} onChange={setImage} />}
    </Composer>
  )
}
