/* oxlint-disable react/exhaustive-effect-dependencies -- it is gone to once for each sending */
import { useEffect, useRef } from 'react'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useCheckoutText } from './text.ts'
import type { Trouble } from './use-purchase.ts'

interface TroubleCalloutProps {
  trouble: Trouble
  /** what the server said about it */
  problem?: string | undefined
  /** how often the form was sent */
  attempt: number
}

/** What the page shows right by now, or sees to by itself. */
const MENDED: readonly Trouble[] = ['priceChanged', 'codeRefused', 'bumpRefused', 'waiting']

/** What went wrong with the purchase as a whole. The button that was pressed is a screen further down, so it is gone to. */
export function TroubleCallout({ trouble, problem = '', attempt }: TroubleCalloutProps) {
  const text = useCheckoutText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [attempt])
  return (
    <div ref={place} tabIndex={-1}>
      <Callout tone={MENDED.includes(trouble) ? 'caution' : 'bad'} isNews>
        {trouble === 'sessionExpired' && <strong>{text('sessionExpired')}. </strong>}
        <span>{text(trouble === 'sessionExpired' ? 'sessionExpiredText' : trouble, { problem })}</span>
      </Callout>
    </div>
  )
}
