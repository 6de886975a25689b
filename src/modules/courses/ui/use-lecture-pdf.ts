import { useState } from 'react'
import { putFile } from '#modules/media/ui/put-file.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { createPdf, deletePdf, type Pdf, showPdf } from '../pdf/contract.ts'
import { PDF_MAX_MEGABYTES } from '../pdf/vocabulary.ts'
import { useCoursesText } from './use-text.ts'

interface Place {
  courseId: string
  sectionId: string
  lectureId: string
}

interface Sending {
  file: File
  share: number
}

/** The PDF of a lecture and what is done to it, each thing at once and by itself. */
export function useLecturePdf(place: Place, initial: Pdf | null) {
  const text = useCoursesText()
  const api = useApi()
  const showProblem = useProblem()
  const [pdf, setPdf] = useState(initial)
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<string | null>(null)
  const tooBig = text('pdfTooBig', { size: PDF_MAX_MEGABYTES })

  const tell = (problem: unknown) => {
    const said = problem instanceof ApiProblem ? Object.values(problem.fields)[0]?.[0] : undefined
    if (problem instanceof ApiProblem && problem.status === 413) setError(tooBig)
    else if (said) setError(said)
    else showProblem(problem)
  }

  return {
    pdf,
    sending,
    error,
    async send(file: File) {
      if (sending) return
      if (file.size > PDF_MAX_MEGABYTES * 1024 * 1024) return setError(tooBig)
      setError(null)
      setSending({ file, share: 0 })
      try {
        const room = await api.call(createPdf, { ...place, filename: file.name.slice(-255) })
        await putFile(room.upload, room.headers, file, (share) => setSending({ file, share }))
        const shown = await api.call(showPdf, {
          ...place,
          pdfId: room.pdf_id,
          is_downloadable: pdf?.is_downloadable ?? false,
        })
        setPdf(shown.pdf)
        toast.show(text('pdfShown'))
      } catch (problem) {
        tell(problem)
      } finally {
        setSending(null)
      }
    },
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
