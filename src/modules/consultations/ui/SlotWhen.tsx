import common from '#kit/common.module.css'
import { sayWhen } from '#platform/time/say-when.ts'
import { nameOfZone } from '#platform/time/zone-name.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { useOwnZone } from '#kit/text/use-own-zone.ts'
import type { SlotTime } from '../contract.ts'
import { useConsultationText } from './use-text.ts'

/** When it is by the clocks of the school, and by those of whoever reads where they show something else. */
export function SlotWhen({ slot }: { slot: SlotTime }) {
  const text = useConsultationText()
  const { language, timeZone } = useLocale()
  const own = useOwnZone()
  const here = sayWhen(slot, language, timeZone)
  const there = own ? sayWhen(slot, language, own) : here
  return (
    <>
      <time dateTime={slot.starts_at} suppressHydrationWarning>
        {here}
      </time>
      <div className={common.note}>
        {there === here ? text('zone', { zone: nameOfZone(timeZone, language) }) : text('ownTime', { when: there })}
      </div>
    </>
  )
}
