import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'

export interface AboutInvitation {
  name: string
  /** who invites */
  buyer: string
  course: string
  school: string
  url: string
}

export function invitationLetter(language: Language, { name, buyer, course, school, url }: AboutInvitation): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  return {
    subject: say('invitation.subject', { buyer, course }),
    heading: say('invitation.heading'),
    paragraphs: [say('invitation.text', { name, buyer, course, school }), say('invitation.how')],
    action: { label: say('invitation.action'), url },
    notes: [say('invitation.stranger')],
  }
}
