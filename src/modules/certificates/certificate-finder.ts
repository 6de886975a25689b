import type { Finder } from '#modules/palette/index.ts'
import { certificateRows, matching } from './list-certificates.ts'
import { shownCode } from './vocabulary.ts'

/** Certificates by the name on them, the course or the code. */
export const certificateFinder: Finder = {
  kind: 'certificate',
  right: 'see-students',
  async find(ctx, q, most) {
    const rows = await certificateRows(ctx, matching({ q }), { most })
    return rows.map(({ certificate: { id, code, nameAsIssued, courseTitle } }) => ({
      id,
      title: nameAsIssued,
      detail: courseTitle,
      path: `/home/certificates?q=${shownCode(code)}`,
    }))
  },
}
