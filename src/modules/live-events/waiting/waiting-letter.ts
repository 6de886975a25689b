import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { sayMoment } from '#platform/time/say-moment.ts'
import { sayWhen } from '#platform/time/say-when.ts'
import { nameOfZone } from '#platform/time/zone-name.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import { viewDate } from '../require-event.ts'
import type { LiveEventSession } from '../tables.ts'

/** That they are in line; that a place is kept for them; or that there is none any more. */
export type Told = { kind: 'joined' } | { kind: 'offered'; until: Date; url: string } | { kind: 'ended' }

interface About {
  told: Told
  title: string
  dates: Pick<LiveEventSession, 'startsAt' | 'endsAt'>[]
  school: Pick<SchoolIdentity, 'name' | 'timeZone'>
  language: Language
  /** ends waiting */
  leave: string
}

/** It names nobody: who gave the address may be somebody else than who reads it. */
export function waitingLetter({ told, title, dates, school, language, leave }: About): Letter {
  const say = translator((language === 'pl' ? pl : en).waiting, language)
  const { kind } = told
  const { timeZone } = school
  const zone = nameOfZone(timeZone, language)
  const words = {
    subject: say(`${kind}.subject`, { title }),
    heading: say(`${kind}.heading`),
    paragraphs: [say(`${kind}.text`, { title, school: school.name })],
  }
  if (told.kind === 'ended') return words
  const facts = dates.map((date) => ({
    label: say('when'),
    value: `${sayWhen(viewDate(date), language, timeZone)} (${zone})`,
  }))
  if (told.kind === 'joined')
    return { ...words, facts, notes: [say('joined.next')], links: [{ label: say('leave'), url: leave }] }
  return {
    ...words,
    facts: [...facts, { label: say('until'), value: sayMoment(told.until, language, timeZone) }],
    action: { label: say('take'), url: told.url },
    notes: [say('offered.link'), say('offered.after')],
    links: [{ label: say('letGo'), url: leave }],
  }
}
