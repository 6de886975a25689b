import type { Cell, Exportable } from '#modules/exports/index.ts'
import { cursorOf } from '#platform/db/paging.ts'
import type { Language } from '#platform/i18n/language.ts'
import { type Translate, translator } from '#platform/i18n/text.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { CertificateFilter } from './contract.ts'
import { certificateRows, matching } from './list-certificates.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { certificates } from './tables.ts'
import { shownCode } from './vocabulary.ts'

const AT_ONCE = 500

const textIn = (language: Language) => translator<typeof en.export>((language === 'pl' ? pl : en).export, language)

const HEADINGS = [
  'name',
  'student',
  'email',
  'course',
  'code',
  'state',
  'issuedAt',
  'renamedAt',
  'revokedAt',
  'reason',
] as const

export const exportableCertificates: Exportable<typeof CertificateFilter> = {
  kind: 'certificates',
  right: 'see-students',
  filter: CertificateFilter,
  async open(ctx, filter, language) {
    const text = textIn(language)
    return {
      headings: HEADINGS.map((heading) => text(heading)),
      count: filter.q ? null : await ctx.tx.$count(certificates, matching(filter)),
      async read(inside, after) {
        const found = await certificateRows(inside, matching(filter), { cursor: after, most: AT_ONCE })
        const last = found.length === AT_ONCE ? found.at(-1) : undefined
        return { rows: found.map((row) => cellsOf(row, text)), next: last && cursorOf(last.certificate) }
      },
    }
  },
}

type Row = Awaited<ReturnType<typeof certificateRows>>[number]

function cellsOf({ certificate, person }: Row, text: Translate<typeof en.export>): Cell[] {
  const { nameAsIssued, courseTitle, code, createdAt, renamedAt, revokedAt, revokedFor, reason } = certificate
  return [
    nameAsIssued,
    person.name,
    shownEmail(person.email),
    courseTitle,
    shownCode(code),
    text(revokedAt ? 'revoked' : 'valid'),
    { at: createdAt },
    renamedAt && { at: renamedAt },
    revokedAt && { at: revokedAt },
    revokedFor === 'access' ? text('endedWithAccess') : reason || null,
  ]
}
