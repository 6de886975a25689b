import { FileText } from 'lucide-react'
import { FilePicker } from '#modules/media/ui/FilePicker.tsx'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { Callout } from '#kit/feedback/Callout.tsx'
import { UploadProgress } from '#kit/feedback/UploadProgress.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import inner from '#kit/inner.module.css'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import type { Pdf } from '../pdf/contract.ts'
import blocks from '#modules/content/ui/blocks.module.css'
import { PDF_MAX_MEGABYTES } from '#modules/content/files/vocabulary.ts'
import { useCoursesText } from './use-text.ts'
import { useLecturePdf } from './use-lecture-pdf.ts'

interface LecturePdfProps {
  place: { courseId: string; sectionId: string; lectureId: string }
  initial: Pdf | null
}

/** The optional PDF of a lecture: chosen, replaced, offered for download or not, deleted. */
export function LecturePdf({ place, initial }: LecturePdfProps) {
  const text = useCoursesText()
  const { language } = useLocale()
  const confirm = useConfirm()
  const { pdf, sending, error, send, allowDownload, remove } = useLecturePdf(place, initial)
  const ask = async (name: string) => {
    const consequence = text('deletePdfConsequence', { name })
    if (await confirm({ consequence, action: text('deletePdf') })) await remove()
  }
  return (
    <section aria-labelledby="lecture-pdf" className={`${inner.closeColumn} ${common.part}`}>
      <h2 id="lecture-pdf">{text('pdf')}</h2>
      {pdf && !sending && (
        <p className={blocks.file}>
          <FileText aria-hidden="true" />
          <a href={pdf.url} target="_blank" rel="noreferrer">
            {pdf.filename}
          </a>
          <span className={inner.lightNote}>{formatBytes(pdf.bytes, language)}</span>
        </p>
      )}
      {!pdf && <p className={inner.lightNote}>{text('pdfHelp', { size: PDF_MAX_MEGABYTES })}</p>}
      {sending && <UploadProgress fileName={sending.file.name} state="uploading" share={sending.share} />}
      {error && (
        <Callout tone="bad" isNews>
          {error}
        </Callout>
      )}
      <div className={common.row}>
        <FilePicker
          label={text(pdf ? 'replacePdf' : 'choosePdf')}
          accept=".pdf,application/pdf"
          isBusy={sending !== null}
          onPick={(file) => void send(file)}
        />
        {pdf && !sending && (
          <Button look="quiet" onClick={() => void ask(pdf.filename)}>
            {text('deletePdf')}
          </Button>
        )}
      </div>
      {pdf && (
        <Checkbox
          name="is_downloadable"
          {...withHelp(text, 'pdfDownloadable')}
          checked={pdf.is_downloadable}
          onChange={(event) => void allowDownload(event.target.checked)}
        />
      )}
    </section>
  )
}
