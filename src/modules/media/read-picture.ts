import { buffer } from 'node:stream/consumers'
import type { Picture } from './contract.ts'
import type { Media } from './media.ts'
import { pictureUrl } from './view.ts'

/** The bytes of a picture that everyone may see: its smallest width that is at least so wide, or its largest. */
export async function readPicture({ store }: Media, picture: Picture, wanted: number): Promise<Buffer> {
  return readShown({ store }, pictureUrl(picture, wanted))
}

/** The same of one whose address is known. */
export async function readShown({ store }: Pick<Media, 'store'>, src: string): Promise<Buffer> {
  const { stream } = await store.get(src.slice(1))
  return buffer(stream)
}
