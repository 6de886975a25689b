import { Suspense } from 'react'
import common from '#kit/common.module.css'
import { onDemand } from '#kit/on-demand.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import type { HalfGift } from '../../gifts/vocabulary.ts'
import { Part } from '../Part.tsx'
import { useAsking } from '../use-asking.ts'
import { useGiftText } from './text.ts'

const GiftFields = onDemand(async () => (await import('./GiftFields.tsx')).GiftFields)

interface GiftPartProps {
  gift: HalfGift
  isGift: boolean
  /** whoever has it buys it for nobody but others */
  isOwned: boolean
  kind: ProductKind
  /** by the server's clock, ISO 8601 */
  now: string
  onGift: (isGift: boolean) => void
  onWrite: (gift: HalfGift) => void
}

/** Whether it is for somebody else, and for whom. That it is a gift stands in the page's address, so that a reload knows it. */
export function GiftPart({ gift, isGift, isOwned, kind, now, onGift, onWrite }: GiftPartProps) {
  const text = useGiftText()
  const ask = useAsking()
  const fields = (
    <>
      {KINDS[kind].isBooked && <p className={common.note}>{text('chooses')}</p>}
      {KINDS[kind].hasTickets && <p className={common.note}>{text('keepsPlace')}</p>}
      <Suspense>
        <GiftFields gift={gift} now={now} onChange={onWrite} />
      </Suspense>
    </>
  )
  if (isOwned)
    return (
      <Part title={text('alone')} help={text('isGiftHelp')}>
        {fields}
      </Part>
    )
  const give = (isWanted: boolean) => {
    onGift(isWanted)
    ask({ gift: isWanted ? '1' : '' })
  }
  return (
    <div className={common.part}>
      <Checkbox
        name="gift"
        label={text('isGift')}
        help={text('isGiftHelp')}
        checked={isGift}
        onChange={(event) => give(event.target.checked)}
      />
      {isGift && fields}
    </div>
  )
}
