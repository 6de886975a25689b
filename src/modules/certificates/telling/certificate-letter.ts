import type { Letter } from '#modules/mails/index.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import type { CertificateRow } from '../tables.ts'
import { certificatePath, shownCode } from '../vocabulary.ts'

/** Why its holder is written to. */
export type Reason = 'issued' | 'renamed' | 'revoked' | 'restored'

interface About {
  reason: Reason
  certificate: CertificateRow
  /** of the account */
  name: string
  school: Pick<SchoolIdentity, 'name' | 'origin'>
  language: Language
}

export function certificateLetter({ reason, certificate, name, school, language }: About): Letter {
  const say = translator((language === 'pl' ? pl : en).mails, language)
  const { courseTitle: course, code, nameAsIssued, reason: because, revokedFor } = certificate
  const words = {
    subject: say(`${reason}.subject`, { course }),
    heading: say(`${reason}.heading`),
  }
  const said = say(`${reason}.text`, { name, course, school: school.name })
  if (reason === 'revoked')
    return {
      ...words,
      paragraphs: [
        said,
        revokedFor === 'access' ? say('revoked.access') : say('revoked.reason', { reason: because }),
        say('revoked.seen'),
      ],
    }
  return {
    ...words,
    paragraphs: [said, say('shared')],
    facts: [
      { label: say('nameOnIt'), value: nameAsIssued },
      { label: say('code'), value: shownCode(code) },
    ],
    action: { label: say('open'), url: `${school.origin}/my/certificates` },
    links: [{ label: say('page'), url: school.origin + certificatePath(code) }],
  }
}
