import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { sayWhen } from '#platform/time/say-when.ts'
import { nameOfZone } from '#platform/time/zone-name.ts'
import type { MadeBooking } from '../bookings/find-booking.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import { viewSlot } from '../slots/find-slots.ts'

/** Why somebody is written to: it is booked, moved or cancelled, its place is another, or it is a day or an hour away. */
export type Reason = 'booked' | 'moved' | 'cancelled' | 'place' | 'day' | 'hour'

export interface Person {
  id: string
  name: string
}

interface About {
  reason: Reason
  found: MadeBooking
  /** told to its student where it was somebody else */
  movedBy?: Person | undefined
  /** cancelled with the right to it: there is no other time to choose */
  isEnded?: boolean
  school: Pick<SchoolIdentity, 'name' | 'timeZone'>
  language: Language
  url: string
}

/** To its student. */
export function bookingLetter({ reason, found, movedBy, isEnded = false, school, language, url }: About): Letter {
  const { booking, consultation, product, student } = found
  const say = sayIn(language)
  const { placeKind, place } = consultation
  const names = { name: student.name, title: product.title, school: school.name }
  const see = { label: say('booking.see'), url }
  const isSoon = reason === 'day' || reason === 'hour'
  const join = isSoon && placeKind === 'link' && place !== '' ? { label: say('booking.join'), url: place } : undefined
  const words = {
    subject: say(`${reason}.subject`, names),
    heading: say(`${reason}.heading`),
    paragraphs: [say(`${reason}.text`, names)],
  }
  const when = { label: say('booking.when'), value: sayTime(found, school, language) }
  if (reason === 'cancelled')
    return {
      ...words,
      paragraphs: [...words.paragraphs, ...(isEnded ? [] : [say('cancelled.again')])],
      facts: [when, ...(booking.reason ? [{ label: say('booking.reason'), value: booking.reason }] : [])],
      action: see,
      notes: [say('cancelled.calendar')],
    }
  return {
    ...words,
    facts: [
      when,
      { label: say(`booking.${placeKind}`), value: place || say('booking.link-follows') },
      ...(movedBy && movedBy.id !== student.id ? [{ label: say('booking.moved-by'), value: movedBy.name }] : []),
    ],
    action: join ?? see,
    notes: [say('booking.calendar')],
    ...(join && { links: [see] }),
  }
}

/** To whoever holds it, at the school. */
export function bookingNote({
  reason,
  found,
  movedBy,
  school,
  language,
  url,
}: About & { reason: 'booked' | 'moved' | 'cancelled' }): Letter {
  const { booking, product, student } = found
  const say = sayIn(language)
  const names = { name: student.name, title: product.title }
  return {
    subject: say(`school.${reason}.subject`, names),
    heading: say(`school.${reason}.heading`),
    paragraphs: [say(`school.${reason}.text`, names)],
    facts: [
      { label: say('booking.when'), value: sayTime(found, school, language) },
      { label: say('booking.student'), value: `${student.name}, ${student.email}` },
      ...(movedBy ? [{ label: say('booking.moved-by'), value: movedBy.name }] : []),
      ...(booking.reason ? [{ label: say('booking.reason'), value: booking.reason }] : []),
    ],
    action: { label: say('school.see'), url },
  }
}

interface Awaited {
  title: string
  name: string
  school: string
  language: Language
  url: string
}

/** To whoever has one, and is to choose when. */
export function choiceLetter({ language, url, ...names }: Awaited): Letter {
  const say = sayIn(language)
  return {
    subject: say('choose.subject', names),
    heading: say('choose.heading'),
    paragraphs: [say('choose.text', names)],
    action: { label: say('choose.action'), url },
  }
}

const sayIn = (language: Language) => translator((language === 'pl' ? pl : en).mails, language)

const sayTime = (
  { booking }: MadeBooking,
  { timeZone }: Pick<SchoolIdentity, 'timeZone'>,
  language: Language,
): string => `${sayWhen(viewSlot(booking), language, timeZone)} (${nameOfZone(timeZone, language)})`
