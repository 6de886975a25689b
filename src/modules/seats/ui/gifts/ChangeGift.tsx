import { useState } from 'react'
import { GiftFields } from '#modules/checkout/ui/gifts/GiftFields.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { changeGift, correctGift, type MyGift } from '../../gifts/contract.ts'
import { useGiftsText } from './text.ts'

interface ChangeGiftProps {
  gift: MyGift
  /** by an admin, whoever gave it */
  isOfAnother?: boolean
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Whom a gift is for and when; what was sent already goes out again. */
export function ChangeGift({
  gift: { id, status, ...known },
  isOfAnother = false,
  onChanged,
  onClose,
}: ChangeGiftProps) {
  const text = useGiftsText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const { name, email, message, send_on } = known
  const [typed, setTyped] = useState({ name, email, message, send_on })
  const [now] = useState(() => new Date().toISOString())
  const isWaiting = status === 'waiting'
  const save = () =>
    send(async () => {
      const { send_on: day, ...toWhom } = typed
      const { gift } = await api.call(isOfAnother ? correctGift : changeGift, {
        giftId: id,
        gift: { ...toWhom, ...(isWaiting && { send_on: day }) },
      })
      if (gift.status === 'sent') toast.show(text('sentTo', { email: gift.email }))
      else toast.saved()
      onClose()
      await onChanged()
    })
  return (
    <FormDialog
      {...errorProps}
      title={text('changeTitle')}
      dismiss={text('cancel')}
      submit={text(isWaiting ? 'save' : 'saveAndSend')}
      isSending={isSending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {!isWaiting && <Callout>{text('goesOutAgain')}</Callout>}
      <GiftFields gift={typed} onChange={setTyped} {...(isWaiting && { now })} />
    </FormDialog>
  )
}
