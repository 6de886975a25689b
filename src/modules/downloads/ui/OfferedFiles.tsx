import common from '#kit/common.module.css'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { OfferedFile } from '../contract.ts'
import styles from './downloads.module.css'
import { FileMark } from './FileMark.tsx'

/** What a download holds: what each file is called, its type and what it weighs. */
export function OfferedFiles({ files }: { files: OfferedFile[] }) {
  const { language } = useLocale()
  return (
    <ul className={styles.offered}>
      {files.map(({ id, title, ending, bytes }) => (
        <li key={id}>
          <FileMark ending={ending} />
          <span className={styles.words}>{title}</span>
          <span className={common.figuresNote}>{formatBytes(bytes, language)}</span>
        </li>
      ))}
    </ul>
  )
}
