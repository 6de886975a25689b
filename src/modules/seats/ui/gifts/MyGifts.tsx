import { Suspense, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { RowList } from '#kit/lists/RowList.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { onDemand } from '#kit/on-demand.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { listMyGifts, type MyGift, type MyGiftPage, sendGift } from '../../gifts/contract.ts'
import { GiftRow } from './GiftRow.tsx'
import { useGiftsText } from './text.ts'

const ChangeGift = onDemand(async () => (await import('./ChangeGift.tsx')).ChangeGift)

interface MyGiftsProps {
  initial: MyGiftPage
  onChanged: () => Promise<void>
}

/** What the viewer gave: to be sent, sent or claimed, and what can still be done about it. */
export function MyGifts({ initial, onChanged }: MyGiftsProps) {
  const text = useGiftsText()
  const api = useApi()
  const confirm = useConfirm()
  const showProblem = useProblem()
  const { items, loadMore } = usePages(initial, (cursor) => api.call(listMyGifts, { cursor }))
  const [changed, setChanged] = useState<MyGift>()
  const send = async ({ id: giftId, status, name, email }: MyGift) => {
    const question = { consequence: text('sendConsequence', { name, email }), action: text('sendShort') }
    if (status === 'waiting' && !(await confirm(question))) return
    try {
      await api.call(sendGift, { giftId })
      toast.show(text('sentTo', { email }))
    } catch (error) {
      showProblem(error)
    }
    await onChanged()
  }
  return (
    <Section title={text('title')}>
      <RowList>
        {items.map((gift) => (
          <GiftRow key={gift.id} gift={gift} onChange={() => setChanged(gift)} onSend={() => void send(gift)} />
        ))}
      </RowList>
      <LoadMore {...loadMore} />
      {changed && (
        <Suspense>
          <ChangeGift gift={changed} onChanged={onChanged} onClose={() => setChanged(undefined)} />
        </Suspense>
      )}
    </Section>
  )
}
