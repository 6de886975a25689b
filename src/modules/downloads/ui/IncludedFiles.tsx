import common from '#kit/common.module.css'
import facts from '#kit/figures/facts.module.css'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { OfferedFile } from '../contract.ts'
import { useDownloadText } from './use-text.ts'

/** At the checkout: the files that are bought. */
export function IncludedFiles({ files }: { files: OfferedFile[] }) {
  const text = useDownloadText()
  const { language } = useLocale()
  return (
    <ul className={facts.included} aria-label={text('inside')}>
      {files.map(({ id, title, ending, bytes }) => (
        <li key={id} className={facts.beside}>
          <span>{title}</span>
          <span className={common.figuresNote}>{[ending.toUpperCase(), formatBytes(bytes, language)].join(' · ')}</span>
        </li>
      ))}
    </ul>
  )
}
