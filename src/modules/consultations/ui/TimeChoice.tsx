import { useNavigate, useRevalidator } from 'react-router'
import { sayWhen } from '#platform/time/say-when.ts'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { Section } from '#kit/layouts/Section.tsx'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { useOwnZone } from '#kit/text/use-own-zone.ts'
import type { SlotTime } from '../contract.ts'
import type { ChoicePage } from '../bookings/contract.ts'
import { bookingPath } from '../paths/vocabulary.ts'
import { SlotPicker } from './SlotPicker.tsx'
import { useConsultationText } from './use-text.ts'

interface TimeChoiceProps {
  choice: ChoicePage
  is: 'booked' | 'moved'
  /** answers the booking it is of now */
  onChoose: (startsAt: string) => Promise<string>
}

/** When somebody has what is theirs; asked once more, as a press is quickly made. */
export function TimeChoice({ choice, is, onChoose }: TimeChoiceProps) {
  const text = useConsultationText()
  const { language, timeZone } = useLocale()
  const own = useOwnZone() ?? timeZone
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { send } = useSending({ isForm: false })
  const pick = async (slot: SlotTime) => {
    const said = { title: choice.title, when: sayWhen(slot, language, own) }
    const question = is === 'moved' ? text('confirmMove', said) : text('confirmBook', said)
    const action = text(is === 'moved' ? 'moveIt' : 'bookIt')
    if (!(await confirm({ consequence: question, action, isDangerous: false }))) return
    const isDone = await send(async () => {
      const bookingId = await onChoose(slot.starts_at)
      toast.show(text(is))
      await navigate(bookingPath(bookingId))
    })
    if (!isDone) await revalidate()
  }
  return (
    <Section title={text('times')}>
      <SlotPicker free={choice} way={{ onPick: (slot) => void pick(slot) }} />
    </Section>
  )
}
