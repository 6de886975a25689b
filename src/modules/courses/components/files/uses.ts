import { typeOf } from '#modules/media/files/vocabulary.ts'
import { type StoredFile, typeAsNamed } from '#modules/media/index.ts'
import type { Ends } from '#platform/is-really.ts'
import { invalidField } from '#platform/refusal.ts'
import { isWholePdf } from '../../pdf/is-whole-pdf.ts'
import { PDF_MAX_MEGABYTES } from '../../pdf/vocabulary.ts'
import { soundType } from './sound-type.ts'
import { AUDIO_MAX_MEGABYTES, type ComponentFileUse, OFFERED_MAX_MEGABYTES } from './vocabulary.ts'

const PDF = 'application/pdf'

interface FileUse {
  maxMegabytes: number
  /** What is said of it before its bytes are looked at; refuses with 422 on `filename` what is not taken. */
  announced(filename: string): string
  /** What it is by its bytes; refuses with 422 on this field what cannot be used so. */
  typeOf(sent: StoredFile, ends: Ends, field: string): Promise<string>
  /** Whether one that is kept can be used so, and what is said of one that cannot. */
  takes(contentType: string): boolean
  wrong: string
}

export const FILE_USES: Record<ComponentFileUse, FileUse> = {
  audio: {
    maxMegabytes: AUDIO_MAX_MEGABYTES,
    announced: () => 'application/octet-stream',
    async typeOf(_, ends, field) {
      const type = await soundType(ends)
      if (type === undefined) throw invalidField(field, 'courses.no-sound')
      return type
    },
    takes: (contentType) => contentType.startsWith('audio/'),
    wrong: 'courses.no-sound',
  },
  file: {
    maxMegabytes: OFFERED_MAX_MEGABYTES,
    announced(filename) {
      const type = typeOf(filename)
      if (type === undefined) throw invalidField('filename', 'courses.type-not-offered')
      return type
    },
    typeOf: typeAsNamed,
    takes: () => true,
    wrong: 'courses.type-not-offered',
  },
  pdf: {
    maxMegabytes: PDF_MAX_MEGABYTES,
    announced: () => PDF,
    async typeOf(_, ends, field) {
      if (!(await isWholePdf(ends))) throw invalidField(field, 'courses.no-pdf')
      return PDF
    },
    takes: (contentType) => contentType === PDF,
    wrong: 'courses.no-pdf',
  },
}
