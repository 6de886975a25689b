import common from '#kit/common.module.css'
import { formatBytes } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { OfferedFile } from '../contract.ts'
import styles from './downloads.module.css'
import { useDownloadText } from './use-text.ts'

/** At the checkout: the files that are bought. */
export function IncludedFiles({ files }: { files: OfferedFile[] }) {
  const text = useDownloadText()
  const { language } = useLocale()
  return (
    <ul className={styles.included} aria-label={text('inside')}>
      {files.map(({ id, title, ending, bytes }) => (
        <li key={id}>
          <span>{title}</span>
          <span className={common.figuresNote}>{[ending.toUpperCase(), formatBytes(bytes, language)].join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}
