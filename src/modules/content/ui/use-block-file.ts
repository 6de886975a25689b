import { cutStart } from '#platform/cut-text.ts'
import { putFile } from '#modules/media/ui/put-file.ts'
import { useSendingFile } from '#modules/media/ui/use-sending-file.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { type BlockFile, createBlockFile, keepBlockFile } from '../files/contract.ts'
import type { BlockFileUse } from '../files/vocabulary.ts'
import { FILENAME_MAX } from '../handing-in/vocabulary.ts'
import { useContentText } from './use-text.ts'

/** Sends the file of a block: how far it is, or why it was refused. */
export function useBlockFile(use: BlockFileUse, maxMegabytes: number) {
  const text = useContentText()
  const api = useApi()
  const { sending, error, send } = useSendingFile({
    maxMegabytes,
    words: { tooBig: text('fileTooBig', { size: maxMegabytes }), empty: text('fileEmpty') },
  })
  return {
    sending,
    error,
    send: (file: File, onKept: (kept: BlockFile) => void) =>
      send(file, async (onProgress) => {
        const named = { filename: cutStart(file.name, FILENAME_MAX), bytes: file.size }
        const room = await api.call(createBlockFile, { use, ...named })
        await putFile(room.upload, room.headers, file, onProgress)
        onKept(await api.call(keepBlockFile, { use, storedId: room.stored_id }))
      }),
  }
}
