import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { shownCode } from '../codes/vocabulary.ts'
import type { GoodTicket } from '../find-ticket.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import type { LiveEventSession } from '../tables.ts'
import { sayWhen } from '#platform/time/say-when.ts'
import { nameOfZone } from '#platform/time/zone-name.ts'

/** Why a holder is written to: they have a ticket, or somebody has one for them, a date is a day or an hour away, when and where is something else now, it can be watched again, or the ticket is theirs no more. */
export type Reason = 'ticket' | 'guest' | 'day' | 'hour' | 'moved' | 'recording' | 'passed' | 'void'
/** What is no reason to say when and where. */
export const BARE: readonly Reason[] = ['recording', 'passed', 'void']

interface About {
  reason: Reason
  found: GoodTicket
  dates: Pick<LiveEventSession, 'startsAt' | 'endsAt'>[]
  school: Pick<SchoolIdentity, 'name' | 'timeZone'>
  language: Language
  /** of the ticket */
  url: string
}

export function eventLetter({ reason, found, dates, school, language, url }: About): Letter {
  const { ticket, event, product, holder, buyer } = found
  const { title } = product
  const say = translator((language === 'pl' ? pl : en).mails, language)
  const { timeZone } = school
  const when = (date: (typeof dates)[number]) =>
    `${sayWhen({ starts_at: date.startsAt.toISOString(), ends_at: date.endsAt.toISOString() }, language, timeZone)} (${nameOfZone(timeZone, language)})`
  const isOnline = event.venue === 'online'
  const isSoon = reason === 'day' || reason === 'hour'
  const join =
    isOnline && isSoon && event.onlineUrl !== '' ? { label: say('event.join'), url: event.onlineUrl } : undefined
  const words = {
    subject: say(`${reason}.subject`, { title }),
    heading: say(`${reason}.heading`),
    paragraphs: [say(`${reason}.text`, { name: holder.name, buyer: buyer.name, title, school: school.name })],
  }
  if (reason === 'recording') return { ...words, action: { label: say('event.watch'), url } }
  if (BARE.includes(reason)) return words
  const seeTicket = { label: say('event.see-ticket'), url }
  return {
    ...words,
    facts: [
      ...dates.map((date) => ({ label: say('event.when'), value: when(date) })),
      ...(isOnline
        ? [{ label: say('event.online'), value: event.onlineUrl || say('event.link-follows') }]
        : [
            {
              label: say('event.where'),
              value: [event.place, ...event.address.split('\n')].filter(Boolean).join(', '),
            },
          ]),
      { label: say('event.code'), value: shownCode(ticket.code) },
    ],
    action: join ?? seeTicket,
    notes: [say('event.calendar')],
    ...(join && { links: [seeTicket] }),
  }
}
