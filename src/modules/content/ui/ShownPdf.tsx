/* oxlint-disable react/iframe-missing-sandbox -- browsers show no pdf in a sandbox, and a pdf cannot reach the page's origin */
import { Download, ExternalLink } from 'lucide-react'
import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { buttonClass } from '#kit/actions/button-class.ts'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import { useFilesText } from './views/files-text.ts'
import styles from './pdf.module.css'

interface ShownPdfProps {
  heading: ReactNode
  /** of the file, where the heading does not say it */
  name?: string
  title: string
  bytes: number
  url: string
  /** where it is saved from; null where it is not to be */
  downloadUrl: string | null
}

/** In the browser's own viewer where it has one and there is room, and behind a link everywhere. */
export function ShownPdf({ heading, name, title, bytes, url, downloadUrl }: ShownPdfProps) {
  const text = useFilesText()
  const { language } = useLocale()
  const headingId = useId()
  const hasViewer = useSyncExternalStore(
    () => () => undefined,
    () => navigator.pdfViewerEnabled,
    () => false,
  )
  return (
    <section aria-labelledby={headingId} className={inner.closeColumn}>
      <header className={styles.head}>
        <h2 id={headingId} dir="auto">
          {heading}
        </h2>
        <p className={inner.longNote}>{[name, formatBytes(bytes, language)].filter(Boolean).join(' · ')}</p>
      </header>
      <div className={common.row}>
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass({})}>
          <ExternalLink aria-hidden="true" />
          {text('openPdf')}
        </a>
        {downloadUrl !== null && (
          <a href={downloadUrl} className={buttonClass({ look: 'quiet' })}>
            <Download aria-hidden="true" />
            {text('saveFile')}
          </a>
        )}
      </div>
      {hasViewer && (
        <iframe
          src={`${url}#view=FitH&navpanes=0${downloadUrl === null ? '&toolbar=0' : ''}`}
          title={title}
          loading="lazy"
          className={styles.viewer}
        />
      )}
    </section>
  )
}
