import { typeOf } from '#modules/media/files/vocabulary.ts'
import { type StoredFile, typeAsNamed } from '#modules/media/index.ts'
import type { LookedAtFile } from '#platform/is-really.ts'
import { invalidField } from '#platform/refusal.ts'
import { faultOfPdf } from './fault-of-pdf.ts'
import { soundType } from './sound-type.ts'
import { AUDIO_MAX_MEGABYTES, type BlockFileUse, OFFERED_MAX_MEGABYTES, PDF_MAX_MEGABYTES } from './vocabulary.ts'

const PDF = 'application/pdf'

interface FileUse {
  maxMegabytes: number
  /** What is said of it before its bytes are looked at; refuses with 422 on `filename` what is not taken. */
  announced(filename: string): string
  /** What it is by its bytes; refuses with 422 on this field what cannot be used so. */
  typeOf(sent: StoredFile, file: LookedAtFile, field: string): Promise<string>
  /** Whether one that is kept can be used so, and what is said of one that cannot. */
  takes(contentType: string): boolean
  wrong: string
}

export const FILE_USES: Record<BlockFileUse, FileUse> = {
  audio: {
    maxMegabytes: AUDIO_MAX_MEGABYTES,
    announced: () => 'application/octet-stream',
    async typeOf(_, ends, field) {
      const type = await soundType(ends)
      if (type === undefined) throw invalidField(field, 'content.no-sound')
      return type
    },
    takes: (contentType) => contentType.startsWith('audio/'),
    wrong: 'content.no-sound',
  },
  file: {
    maxMegabytes: OFFERED_MAX_MEGABYTES,
    announced(filename) {
      const type = typeOf(filename)
      if (type === undefined) throw invalidField('filename', 'content.type-not-offered')
      return type
    },
    typeOf: typeAsNamed,
    takes: () => true,
    wrong: 'content.type-not-offered',
  },
  pdf: {
    maxMegabytes: PDF_MAX_MEGABYTES,
    announced: () => PDF,
    async typeOf(_, file, field) {
      const fault = await faultOfPdf(file)
      if (fault) throw invalidField(field, fault)
      return PDF
    },
    takes: (contentType) => contentType === PDF,
    wrong: 'content.no-pdf',
  },
}
