import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import type { Change } from '../vocabulary.ts'

interface About {
  change: Change
  school: string
  name: string
  at: string
  /** recovery codes that are not used */
  left: number
  /** the account, where all of it is changed */
  url: string
}

/** Whoever took over an account changes this as well: its owner is to know at once. */
export function secondFactorLetter(language: Language, { change, school, name, at, left, url }: About): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  const own = [say(`${change}.text`, { name, school, at })]
  if (change === 'code-used') own.push(say('left', { count: left }))
  return {
    subject: say(`${change}.subject`, { school }),
    heading: say(`${change}.heading`),
    paragraphs: change === 'reset' ? own : [...own, say('you')],
    notes: [say('notYou')],
    action: { label: say('action'), url },
  }
}
