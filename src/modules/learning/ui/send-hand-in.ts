import { cutStart } from '#platform/cut-text.ts'
import { FILENAME_MAX } from '#modules/content/handing-in/vocabulary.ts'
import { putFile } from '#modules/media/ui/put-file.ts'
import type { useApi } from '#kit/api/ApiProvider.tsx'
import type { Entry } from '../contract.ts'
import { beginHandIn, handIn } from '../handing-in/contract.ts'

interface Sent {
  lectureId: string
  componentId: string
  file: File
  onProgress: (share: number) => void
}

/** Sends a file as what its viewer enters into a component. */
export async function sendHandIn(
  api: ReturnType<typeof useApi>,
  { lectureId: id, componentId: handInId, file, onProgress }: Sent,
): Promise<Entry> {
  const named = { filename: cutStart(file.name, FILENAME_MAX), bytes: file.size }
  const room = await api.call(beginHandIn, { id, handInId, ...named })
  await putFile(room.upload, room.headers, file, onProgress)
  return api.call(handIn, { id, handInId, stored_id: room.stored_id })
}
