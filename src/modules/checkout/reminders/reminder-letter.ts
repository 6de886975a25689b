import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatDateTime, formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { titleOf } from '#modules/orders/index.ts'
import type { Quote } from '#modules/offers/index.ts'
import { en } from '../messages/server-reminder-en.ts'
import { pl } from '../messages/server-reminder-pl.ts'

interface About {
  title: string
  seller: string
  quoted: Quote
  school: Pick<SchoolIdentity, 'name' | 'timeZone'>
  language: Language
  at: Date
  url: string
  stop: string
}

/** It says nothing that was typed: who typed it may be somebody else than who reads it. */
export function reminderLetter({ title, seller, quoted, school, language, at, url, stop }: About): Letter {
  const say = translator(language === 'pl' ? pl : en, language)
  const { amount, currency } = quoted
  return {
    subject: say('subject', { title }),
    heading: say('heading'),
    paragraphs: [say('asked', { title, school: school.name }), say('restores')],
    facts: [
      { label: say('product'), value: titleOf(quoted.lines) },
      { label: say('seller'), value: seller },
      { label: say('price'), value: amount === 0 ? say('free') : formatMoney({ amount, currency }, language) },
    ],
    action: { label: say('action'), url },
    notes: [say('priceMoves', { at: formatDateTime(at, language, school.timeZone) }), say('once')],
    links: [{ label: say('stop'), url: stop }],
  }
}
