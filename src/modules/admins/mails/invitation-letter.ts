import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { AdminRole } from '#platform/rights.ts'
import { saysOf } from './says-of.ts'

interface About {
  school: string
  /** null once they are gone */
  inviter: string | null
  role: AdminRole
  url: string
  days: number
}

export function invitationLetter(language: Language, { school, inviter, role, url, days }: About): Letter {
  const { say, roleNamed } = saysOf(language)
  return {
    subject: say('invitation.subject', { school }),
    heading: say('invitation.heading', { school }),
    paragraphs: [
      say('invitation.text', { inviter: inviter ?? school, school, role: roleNamed(role) }),
      say(`invitation.${role}`),
    ],
    action: { label: say('invitation.action'), url },
    notes: [say('invitation.expires', { days }), say('invitation.stranger')],
  }
}
