import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatDateTime } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import { matterPath } from '../matter-path.ts'
import type { Matter } from '../tables.ts'

interface About {
  matter: Matter
  order: { id: string; number: string }
  buyer: string
  /** so many are left */
  days: number
}

/** That it is not done yet, and until when it has to be. */
export const matterLetter =
  ({ matter, order, buyer, days }: About, { origin, timeZone }: SchoolIdentity) =>
  (language: Language): Letter => {
    const say = translator((language === 'pl' ? pl : en).mails, language)
    const { kind, dueAt } = matter
    const until = formatDateTime(dueAt, language, timeZone)
    return {
      subject: say(`${kind}.subject`, { count: days, number: order.number }),
      heading: say(`${kind}.heading`),
      paragraphs: [say(`${kind}.text`, { name: buyer, until })],
      facts: [
        { label: say('number'), value: order.number },
        { label: say('buyer'), value: buyer },
        { label: say('until'), value: until },
      ],
      action: { label: say('action'), url: origin + matterPath({ kind, order }) },
      notes: [say('always')],
    }
  }
