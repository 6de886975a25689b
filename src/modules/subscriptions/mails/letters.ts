import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { formatDate, formatMoney } from '#platform/i18n/format.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

/** Whom a letter is to, and what it is about. */
export interface About {
  student: string
  title: string
  amount: number
  currency: string
  language: Language
  school: Pick<SchoolIdentity, 'name' | 'timeZone' | 'origin'>
}

const speaker = ({ language }: Pick<About, 'language'>) => translator((language === 'pl' ? pl : en).mails, language)

function wordsOf(about: About) {
  const { student: name, title, language, school } = about
  const amount = formatMoney(about, language)
  const day = (at: Date) => formatDate(at, language, school.timeZone)
  return { say: speaker(about), said: { name, title, amount, school: school.name }, day }
}

/** Before a charge: how much, when, and how to stop it. */
export function noticeLetter(about: About & { at: Date; url: string }): Letter {
  const { say, said, day } = wordsOf(about)
  const date = day(about.at)
  return {
    subject: say('notice.subject', { ...said, date }),
    heading: say('notice.heading'),
    paragraphs: [say('notice.text', { ...said, date }), say('notice.stop')],
    facts: [
      { label: say('fact.product'), value: said.title },
      { label: say('fact.amount'), value: said.amount },
      { label: say('fact.date'), value: date },
    ],
    action: { label: say('action.purchases'), url: about.url },
  }
}

/** Thirty days before: what it costs from then on, and how to stop it; or that a price which was announced does not come. */
export function newPriceLetter(about: About & { newAmount: number; from: Date; url: string }): Letter {
  const { say, said, day } = wordsOf(about)
  const { newAmount, currency, language } = about
  const told = { ...said, newAmount: formatMoney({ amount: newAmount, currency }, language), date: day(about.from) }
  const action = { label: say('action.cancel'), url: about.url }
  if (newAmount === about.amount)
    return {
      subject: say('price-stays.subject', told),
      heading: say('price-stays.heading'),
      paragraphs: [say('price-stays.text', told)],
      action,
    }
  return {
    subject: say('price.subject', told),
    heading: say('price.heading'),
    paragraphs: [say('price.text', told), say('price.stop', told)],
    facts: [
      { label: say('fact.product'), value: said.title },
      { label: say('fact.price-now'), value: said.amount },
      { label: say('fact.price-later'), value: told.newAmount },
      { label: say('fact.from'), value: told.date },
    ],
    action,
  }
}

/** After a charge: what was paid, and until when it is open. */
export function receiptLetter(about: About & { until: Date | null; number: string; url: string }): Letter {
  const { say, said, day } = wordsOf(about)
  return {
    subject: say('receipt.subject', said),
    heading: say('receipt.heading'),
    paragraphs: [say('receipt.text', said)],
    facts: [
      { label: say('fact.product'), value: said.title },
      { label: say('fact.amount'), value: said.amount },
      ...(about.until ? [{ label: say('fact.until'), value: day(about.until) }] : []),
      { label: say('fact.number'), value: about.number },
    ],
    action: { label: say('action.purchases'), url: about.url },
  }
}

interface Refused {
  /** when it is tried again; null where it is not */
  againAt: Date | null
  /** until when what was not paid for stays open */
  openUntil: Date | null
  /** the bank asks the holder themselves */
  needsHolder: boolean
  /** changes the card, or confirms the charge, without a login */
  link: string
}

/** A charge was refused: what happens next, and how to mend it. */
export function refusedLetter(about: About & Refused): Letter {
  const { say, said, day } = wordsOf(about)
  const { againAt, openUntil, needsHolder, link } = about
  return {
    subject: say(needsHolder ? 'confirm.subject' : 'refused.subject', said),
    heading: say(needsHolder ? 'confirm.heading' : 'refused.heading'),
    paragraphs: [
      say(needsHolder ? 'confirm.text' : 'refused.text', said),
      ...(againAt ? [say('refused.again', { date: day(againAt) })] : []),
      ...(openUntil ? [say('refused.open', { date: day(openUntil) })] : []),
    ],
    action: { label: say(needsHolder ? 'action.confirm' : 'action.card'), url: link },
    notes: [say('link-lasts')],
  }
}

/** Its holder said that it ends, or nobody paid, or a trial is over. */
export function endedLetter(
  about: About & { why: 'canceled' | 'unpaid' | 'trial_over'; until: Date | null; url: string },
): Letter {
  const { say, said, day } = wordsOf(about)
  const { why, until, url } = about
  return {
    subject: say(`${why}.subject`, said),
    heading: say(`${why}.heading`),
    paragraphs: [say(`${why}.text`, said), ...(until ? [say('canceled.until', { date: day(until) })] : [])],
    action: { label: say(why === 'canceled' ? 'action.purchases' : 'action.product'), url },
  }
}

interface Happened {
  title: string
  student: string
}

/** To the school, once a day: what renewed, failed and ended. */
export const digestLetter =
  (counted: { renewed: number; refused: Happened[]; ended: Happened[] }, url: string) =>
  (language: Language): Letter => {
    const say = speaker({ language })
    const { renewed, refused, ended } = counted
    const lines = (rows: Happened[]) =>
      rows.map(({ student, title }) => ({ title: student, text: title, link: { label: say('action.members'), url } }))
    return {
      subject: say('digest.subject'),
      heading: say('digest.heading'),
      paragraphs: [
        say('digest.renewed', { count: renewed }),
        say('digest.refused', { count: refused.length }),
        say('digest.ended', { count: ended.length }),
      ],
      items: [...lines(refused), ...lines(ended)],
      action: { label: say('action.members'), url },
    }
  }
