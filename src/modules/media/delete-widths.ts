import type { ObjectStore } from '#providers/storage/port.ts'
import { foldersOf } from './image-keys.ts'

/** Deletes the files of a finished image, wherever they lie. Safe to repeat. */
export async function deleteWidths(store: ObjectStore, imageId: string): Promise<void> {
  for (const folder of foldersOf(imageId)) await store.deletePrefix(folder)
}
