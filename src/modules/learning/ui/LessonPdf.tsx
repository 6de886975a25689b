/* oxlint-disable react/iframe-missing-sandbox -- browsers show no pdf in a sandbox, and a pdf cannot reach the page's origin */
import { Download, ExternalLink } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { buttonClass } from '#kit/actions/button-class.ts'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import type { WatchedPdf } from '../contract.ts'
import styles from './pdf.module.css'
import { useLearningText } from './use-text.ts'

/** In the browser's own viewer where it has one and there is room, and behind a link everywhere. */
export function LessonPdf({ pdf: { filename, bytes, url, is_downloadable: mayDownload } }: { pdf: WatchedPdf }) {
  const text = useLearningText()
  const { language } = useLocale()
  const hasViewer = useSyncExternalStore(
    () => () => undefined,
    () => navigator.pdfViewerEnabled,
    () => false,
  )
  return (
    <section aria-labelledby="pdf" className={inner.closeColumn}>
      <header className={styles.head}>
        <h2 id="pdf">{text('pdf')}</h2>
        <p className={inner.longNote}>
          {filename} · {formatBytes(bytes, language)}
        </p>
      </header>
      <div className={common.row}>
        <a href={url} target="_blank" rel="noreferrer" className={buttonClass({})}>
          <ExternalLink aria-hidden="true" />
          {text('openPdf')}
        </a>
        {mayDownload && (
          <a href={`${url}?download=1`} className={buttonClass({ look: 'quiet' })}>
            <Download aria-hidden="true" />
            {text('downloadPdf')}
          </a>
        )}
      </div>
      {hasViewer && (
        <iframe
          src={`${url}#view=FitH&navpanes=0${mayDownload ? '' : '&toolbar=0'}`}
          title={filename}
          loading="lazy"
          className={styles.viewer}
        />
      )}
    </section>
  )
}
