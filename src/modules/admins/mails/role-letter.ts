import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { AdminRole } from '#platform/rights.ts'
import { saysOf } from './says-of.ts'

interface About {
  school: string
  name: string
  by: string
  /** null where it was taken away */
  role: AdminRole | null
  url: string
}

export function roleLetter(language: Language, { school, name, by, role, url }: About): Letter {
  const { say, roleNamed } = saysOf(language)
  if (!role)
    return {
      subject: say('removed.subject', { school }),
      heading: say('removed.heading'),
      paragraphs: [say('removed.text', { name, by, school }), say('removed.account')],
    }
  return {
    subject: say('role.subject', { school }),
    heading: say('role.heading'),
    paragraphs: [say('role.text', { name, by, school, role: roleNamed(role) }), say(`invitation.${role}`)],
    action: { label: say('role.action'), url },
  }
}
