import { keepFile, type Media, type StoredFile, typeAsNamed } from '#modules/media/index.ts'
import { FILE_MAX_MEGABYTES } from './vocabulary.ts'

const FIELD = 'sent_file_id'

/** Keeps what was sent if it is what its name says; refuses with 422 on `sent_file_id`. */
export const keepSold = (media: Media, stored: StoredFile) =>
  keepFile(media, stored, {
    field: FIELD,
    maxMegabytes: FILE_MAX_MEGABYTES,
    typeOf: (ends) => typeAsNamed(stored, ends, FIELD),
  })
