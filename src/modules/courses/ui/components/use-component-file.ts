import { cutStart } from '#platform/cut-text.ts'
import { putFile } from '#modules/media/ui/put-file.ts'
import { useSendingFile } from '#modules/media/ui/use-sending-file.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { type ComponentFile, createComponentFile, keepComponentFile } from '../../components/files/contract.ts'
import type { ComponentFileUse } from '../../components/files/vocabulary.ts'
import { FILENAME_MAX } from '../../handing-in/vocabulary.ts'
import { useCoursesText } from '../use-text.ts'

/** Sends the file of a component: how far it is, or why it was refused. */
export function useComponentFile(use: ComponentFileUse, maxMegabytes: number) {
  const text = useCoursesText()
  const api = useApi()
  const { sending, error, send } = useSendingFile({
    maxMegabytes,
    words: { tooBig: text('pdfTooBig', { size: maxMegabytes }), empty: text('fileEmpty') },
  })
  return {
    sending,
    error,
    send: (file: File, onKept: (kept: ComponentFile) => void) =>
      send(file, async (onProgress) => {
        const named = { filename: cutStart(file.name, FILENAME_MAX), bytes: file.size }
        const room = await api.call(createComponentFile, { use, ...named })
        await putFile(room.upload, room.headers, file, onProgress)
        onKept(await api.call(keepComponentFile, { use, storedId: room.stored_id }))
      }),
  }
}
