import { Suspense } from 'react'
import inner from '#kit/inner.module.css'
import { onDemand } from '#kit/on-demand.ts'
import { ReportButton } from '#modules/moderation/ui/ReportButton.tsx'
import { type Comment, COMMENT_TYPE, type Reply, REPLY_TYPE } from '../contract.ts'
import { useAnnounce } from './Announcements.tsx'
import { DeleteButton } from './DeleteButton.tsx'

const HoldButton = onDemand(async () => (await import('#modules/moderation/ui/HoldButton.tsx')).HoldButton)

const TYPES = { comment: COMMENT_TYPE, reply: REPLY_TYPE }
const PATHS = { comment: '/comments', reply: '/replies' }

interface AgainstWrittenProps {
  what: keyof typeof TYPES
  item: Comment | Reply
  onChange: (by: <Item extends Comment | Reply>(old: Item) => Item) => void
  onDelete: () => Promise<void>
}

/** What those may do who find that it should not be there. */
export function AgainstWritten({ what, item: { id, ownable, can }, onChange, onDelete }: AgainstWrittenProps) {
  const announce = useAnnounce()
  const asked = { type: TYPES[what], id, authorName: ownable.name, className: inner.act }
  return (
    <>
      {can.report && <ReportButton {...asked} />}
      {can.hold && (
        <Suspense>
          <HoldButton
            {...asked}
            onHeld={(done) => {
              onChange((old) => ({ ...old, is_held: true, can: { ...old.can, hold: false } }))
              announce(done)
            }}
          />
        </Suspense>
      )}
      {can.delete && (
        <DeleteButton what={what} authorName={ownable.name} action={`${PATHS[what]}/${id}`} onDelete={onDelete} />
      )}
    </>
  )
}
