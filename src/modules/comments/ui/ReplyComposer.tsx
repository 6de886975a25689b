import { alongOf } from '#modules/media/ui/fittings.ts'
import { useFittedPicture } from '#modules/media/ui/use-fitted-picture.ts'
import { useViewer, useWriterId } from '#kit/api/ViewerProvider.tsx'
import { type Reply, REPLY_IMAGE_MAX_BYTES, REPLY_IMAGE_TYPES } from '../contract.ts'
import { AddImage } from './AddImage.tsx'
import { Composer } from './Composer.tsx'
import { useText } from './use-text.ts'

/** Up to a megabyte a picture goes as it is. */
const REPLY_PICTURE = {
  ...alongOf({ types: REPLY_IMAGE_TYPES, bytes: REPLY_IMAGE_MAX_BYTES }),
  keptBytes: 1_000_000,
  wantedBytes: 1_000_000,
}

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
  const picture = useFittedPicture(REPLY_PICTURE)
  return (
    <Composer
      draft={`reply:${writerId}:${to?.id ?? commentId}`}
      label={to ? text('replyTo', { name: to.ownable.name }) : text('yourReply')}
      action={text('sendReply')}
      onSend={(body) => onSend(body, picture.file ?? undefined)}
      onCancel={onCancel}
      isHeldBack={picture.isInTheWay}
      focusesFirst
      warn={(_length, refusal) => refusal}
    >
      {viewer?.role === 'admin' && <AddImage chosen={picture} />}
    </Composer>
  )
}
