import { type Ends, isReally } from '#platform/is-really.ts'
import { invalidField } from '#platform/refusal.ts'
import type { StoredFile } from './keep-file.ts'
import { endingOf } from './vocabulary.ts'

/** What a file is, if its bytes are what its name says; refuses with 422 on `field` what is something else. */
export async function typeAsNamed(
  { contentType, filename }: Pick<StoredFile, 'contentType' | 'filename'>,
  ends: Ends,
  field: string,
): Promise<string> {
  if (await isReally(contentType, ends)) return contentType
  if (contentType.startsWith('text/')) throw invalidField(field, 'media.no-text')
  throw invalidField(field, 'media.not-as-named', { type: endingOf(filename).toUpperCase() })
}
