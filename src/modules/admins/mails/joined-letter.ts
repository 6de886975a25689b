import type { Letter } from '#modules/mails/index.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { AdminRole } from '#platform/rights.ts'
import { saysOf } from './says-of.ts'

interface About {
  school: string
  name: string
  email: string
  role: AdminRole
  url: string
}

export function joinedLetter(language: Language, { school, name, email, role, url }: About): Letter {
  const { say, roleNamed } = saysOf(language)
  return {
    subject: say('joined.subject', { name, school }),
    heading: say('joined.heading'),
    paragraphs: [say('joined.text', { name, email, school, role: roleNamed(role) })],
    action: { label: say('joined.action'), url },
    notes: [say('joined.notYou')],
  }
}
