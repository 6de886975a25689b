import { cutStart } from '#platform/cut-text.ts'
import { putFile } from '#modules/media/ui/put-file.ts'
import type { useApi } from '#kit/api/ApiProvider.tsx'
import { sendFile } from '../contract.ts'
import { FILENAME_MAX } from '../vocabulary.ts'

/** Sends a file to where it can be made one of a download, and answers its id there. */
export async function sendBytes(
  api: ReturnType<typeof useApi>,
  downloadId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<string> {
  const room = await api.call(sendFile, { downloadId, filename: cutStart(file.name, FILENAME_MAX), bytes: file.size })
  await putFile(room.upload, room.headers, file, onProgress)
  return room.sent_file_id
}
