import { cutStart } from '#platform/cut-text.ts'
import { useState } from 'react'
import { putFile } from '#modules/media/ui/put-file.ts'
import { useSendingFile } from '#modules/media/ui/use-sending-file.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { createPdf, deletePdf, type Pdf, showPdf } from '../pdf/contract.ts'
import { PDF_MAX_MEGABYTES } from '#modules/content/files/vocabulary.ts'
import { useCoursesText } from './use-text.ts'

interface Place {
  courseId: string
  sectionId: string
  lectureId: string
}

/** The PDF of a lecture and what is done to it, each thing at once and by itself. */
export function useLecturePdf(place: Place, initial: Pdf | null) {
  const text = useCoursesText()
  const api = useApi()
  const [pdf, setPdf] = useState(initial)
  const { sending, error, tell, send } = useSendingFile({
    maxMegabytes: PDF_MAX_MEGABYTES,
    words: { tooBig: text('pdfTooBig', { size: PDF_MAX_MEGABYTES }) },
  })

  return {
    pdf,
    sending,
    error,
    send: (file: File) =>
      send(file, async (onProgress) => {
        const room = await api.call(createPdf, { ...place, filename: cutStart(file.name, 255) })
        await putFile(room.upload, room.headers, file, onProgress)
        const shown = await api.call(showPdf, {
          ...place,
          pdfId: room.pdf_id,
          is_downloadable: pdf?.is_downloadable ?? false,
        })
        setPdf(shown.pdf)
        toast.show(text('pdfShown'))
      }),
    async allowDownload(isAllowed: boolean) {
      if (!pdf) return
      setPdf({ ...pdf, is_downloadable: isAllowed })
      try {
        setPdf((await api.call(showPdf, { ...place, pdfId: pdf.id, is_downloadable: isAllowed })).pdf)
      } catch (problem) {
        setPdf(pdf)
        tell(problem)
      }
    },
    async remove() {
      if (!pdf) return
      try {
        await api.call(deletePdf, { ...place, pdfId: pdf.id })
        setPdf(null)
      } catch (problem) {
        tell(problem)
      }
    },
  }
}
