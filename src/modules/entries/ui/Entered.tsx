import { Paperclip } from 'lucide-react'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import common from '#kit/common.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import type { EnteredWork } from '../contract.ts'
import styles from './entries.module.css'

interface EnteredProps {
  entry: Pick<EnteredWork, 'component' | 'values' | 'file'>
}

/** Words as they were written, a number with its unit, what was chosen as a list, a file to save. */
export function Entered({ entry: { component, values, file } }: EnteredProps) {
  const { language } = useLocale()
  if (file)
    return (
      <p className={styles.file}>
        <Paperclip aria-hidden="true" />
        <a href={file.url} download dir="auto">
          {file.filename}
        </a>
        <span className={common.note}>{formatBytes(file.bytes, language)}</span>
      </p>
    )
  if (values.length > 1)
    return (
      <ul className={styles.chosen}>
        {values.map((value) => (
          <li key={value} dir="auto">
            {value}
          </li>
        ))}
      </ul>
    )
  return (
    <p dir="auto" className={styles.words}>
      {values[0]} {component.unit}
    </p>
  )
}
