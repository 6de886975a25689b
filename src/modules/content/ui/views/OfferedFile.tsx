import { Download } from 'lucide-react'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { buttonClass } from '#kit/actions/button-class.ts'
import common from '#kit/common.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import { useFilesText } from './files-text.ts'
import styles from './offered-file.module.css'
import type { Shown } from '../screen-type.ts'

/** A file to save, with what it is and how big. */
export function OfferedFile({ title, note, ending, bytes, url }: Shown<'file'>) {
  const text = useFilesText()
  const { language } = useLocale()
  return (
    <div className={styles.file}>
      <div>
        <p dir="auto" className={common.strong}>
          {title}
        </p>
        {note && (
          <p dir="auto" className={common.note}>
            {note}
          </p>
        )}
      </div>
      <a href={url} download className={buttonClass({})}>
        <Download aria-hidden="true" />
        {text('saveFile')} · {ending.toUpperCase()} · {formatBytes(bytes, language)}
        <span className={common.hidden}>: {title}</span>
      </a>
    </div>
  )
}
