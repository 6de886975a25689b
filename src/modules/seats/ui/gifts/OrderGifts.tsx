import { Suspense, useState } from 'react'
import { useMay } from '#kit/api/use-may.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { onDemand } from '#kit/on-demand.ts'
import type { MyGift } from '../../gifts/contract.ts'
import { GiftRow } from './GiftRow.tsx'
import { useGiftsText } from './text.ts'

const ChangeGift = onDemand(async () => (await import('./ChangeGift.tsx')).ChangeGift)

/** What an order gave to others, for an admin who is told that an address is wrong. */
export function OrderGifts({ gifts, onChanged }: { gifts: MyGift[]; onChanged: () => Promise<void> }) {
  const text = useGiftsText()
  const mayChange = useMay()('change-students')
  const [changed, setChanged] = useState<MyGift>()
  return (
    <Section title={text('ofOrder')}>
      <RowList>
        {gifts.map((gift) => (
          <GiftRow key={gift.id} gift={gift} onChange={mayChange ? () => setChanged(gift) : undefined} />
        ))}
      </RowList>
      {changed && (
        <Suspense>
          <ChangeGift isOfAnother gift={changed} onChanged={onChanged} onClose={() => setChanged(undefined)} />
        </Suspense>
      )}
    </Section>
  )
}
