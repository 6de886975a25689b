import { Suspense, useState } from 'react'
import { CommentComposer } from './CommentComposer.tsx'
import type { WritingProps } from './CommentList.tsx'
import { Moment } from './moment-piece.ts'

/** Offers the moment of the film once the box has the focus; the next comment is about all of it again. */
export function PinnedComposer({ on, onSend }: WritingProps) {
  const [moment, setMoment] = useState<number | null>()
  return (
    <div onFocus={() => setMoment((now) => now ?? null)}>
      <CommentComposer on={on} onSend={(body, onTaken) => onSend(body, onTaken, moment).then(() => setMoment(null))}>
        {moment !== undefined && (
          <Suspense>
            <Moment at={moment} onPin={setMoment} />
          </Suspense>
        )}
      </CommentComposer>
    </div>
  )
}
