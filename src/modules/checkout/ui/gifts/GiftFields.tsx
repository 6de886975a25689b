import common from '#kit/common.module.css'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { EMAIL_INPUT } from '#kit/fields/email-input.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { dayOf } from '#platform/time/days.ts'
import { GIFT_MESSAGE_MAX, GIFT_NAME_MAX, type HalfGift, yearAfter } from '../../gifts/vocabulary.ts'
import { useGiftText } from './text.ts'

interface GiftFieldsProps {
  gift: HalfGift
  onChange: (gift: HalfGift) => void
  /** by the server's clock, ISO 8601; left out, the day is settled */
  now?: string | undefined
}

/** Whom it is for, when they are told, and in what words. */
export function GiftFields({ gift, onChange, now }: GiftFieldsProps) {
  const text = useGiftText()
  const { timeZone } = useLocale()
  const today = now && dayOf(new Date(now), timeZone)
  const field = (name: keyof HalfGift) => ({
    name: `gift.${name}`,
    value: gift[name],
    onChange: (event: { target: { value: string } }) => onChange({ ...gift, [name]: event.target.value }),
  })
  return (
    <div className={common.stack}>
      <TextField label={text('name')} required autoComplete="off" maxLength={GIFT_NAME_MAX} {...field('name')} />
      <TextField
        {...EMAIL_INPUT}
        label={text('email')}
        help={text('emailHelp')}
        required
        autoComplete="off"
        {...field('email')}
      />
      {today && (
        <TextField
          type="date"
          label={text('day')}
          help={text(gift.send_on > today ? 'dayLater' : 'dayToday')}
          required
          min={today}
          max={yearAfter(today)}
          {...field('send_on')}
          value={gift.send_on || today}
        />
      )}
      <TextArea
        label={text('message')}
        help={text('messageHelp')}
        limit={GIFT_MESSAGE_MAX}
        rows={3}
        {...field('message')}
      />
    </div>
  )
}
