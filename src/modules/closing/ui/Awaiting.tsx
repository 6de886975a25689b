import { Callout } from '#kit/feedback/Callout.tsx'
import type { ClosingOutlook } from '../contract.ts'
import { useClosingText } from './use-text.ts'

/** What is open between the school and those who paid; nothing where nothing is. */
export function Awaiting({
  awaiting,
  isOperator = false,
}: Pick<ClosingOutlook, 'awaiting'> & { isOperator?: boolean }) {
  const text = useClosingText()
  const open = (['payments', 'disputes', 'matters'] as const).filter((what) => awaiting[what] > 0)
  if (open.length === 0) return null
  return (
    <Callout tone="caution">
      <p>{text(isOperator ? 'awaitingThere' : 'awaiting')}</p>
      <ul>
        {open.map((what) => (
          <li key={what}>{text(what, { count: awaiting[what] })}</li>
        ))}
      </ul>
    </Callout>
  )
}
