import { ShownPdf } from '#modules/content/ui/ShownPdf.tsx'
import type { WatchedPdf } from '../contract.ts'
import { useLearningText } from './use-text.ts'

/** The PDF that a lecture teaches with, or that goes with it. */
export function LessonPdf({ pdf: { filename, bytes, url, is_downloadable: mayDownload } }: { pdf: WatchedPdf }) {
  const text = useLearningText()
  const downloadUrl = mayDownload ? `${url}?download=1` : null
  return (
    <ShownPdf
      heading={text('pdf')}
      name={filename}
      title={filename}
      bytes={bytes}
      url={url}
      downloadUrl={downloadUrl}
    />
  )
}
