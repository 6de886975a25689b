import inner from '#kit/inner.module.css'
import { VoteButtons } from '#modules/votes/ui/VoteButtons.tsx'
import { type Reply, REPLY_TYPE } from '../contract.ts'
import { AgainstWritten } from './AgainstWritten.tsx'
import { ReplyPicture } from './ReplyPicture.tsx'
import { useText } from './use-text.ts'
import { Written } from './Written.tsx'

interface ReplyItemProps {
  reply: Reply
  onAnswer: () => void
  onChange: (by: (reply: Reply) => Reply) => void
  onDelete: () => Promise<void>
}

export function ReplyItem({ reply, onAnswer, onChange, onDelete }: ReplyItemProps) {
  const text = useText()
  const { id, ownable, reply_to: to } = reply
  return (
    <Written
      anchor={`reply-${id}`}
      item={reply}
      mark={to && <span>{text('inReplyTo', { name: to.name })}</span>}
      actions={
        <>
          <VoteButtons
            type={REPLY_TYPE}
            id={id}
            tally={reply}
            onTally={(tally) => onChange((old) => ({ ...old, ...tally }))}
          />
          <button
            type="button"
            className={inner.act}
            aria-label={text('replyToWhom', { name: ownable.name })}
            onClick={onAnswer}
          >
            {text('reply')}
          </button>
          <AgainstWritten what="reply" item={reply} onChange={onChange} onDelete={onDelete} />
        </>
      }
      picture={reply.image && <ReplyPicture picture={reply.image} author={ownable.name} />}
    />
  )
}
