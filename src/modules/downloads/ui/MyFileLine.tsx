import { Download } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#platform/i18n/format.ts'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { useSending } from '#kit/forms/use-sending.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { loadFile, type MyFile } from '../contract.ts'
import styles from './downloads.module.css'
import { FileMark } from './FileMark.tsx'
import { useDownloadText } from './use-text.ts'

/** A file that is theirs, what is new in it, and how often they have loaded it. */
export function MyFileLine({ file }: { file: MyFile }) {
  const text = useDownloadText()
  const api = useApi()
  const { language, timeZone } = useLocale()
  const { send, isSending } = useSending({ isForm: false })
  const [loads, setLoads] = useState(file.loads_count)
  const { id: fileId, title, ending, bytes, version, note, updated_at } = file
  const load = () =>
    send(async () => {
      const { url } = await api.call(loadFile, { fileId })
      // What is sent as an attachment leaves the page where it is.
      window.location.assign(url)
      setLoads(loads + 1)
    })
  return (
    <li>
      <FileMark ending={ending} />
      <div className={styles.words}>
        <span className={common.strong}>{title}</span>
        <span className={common.figuresNote}>
          {[
            formatBytes(bytes, language),
            ...(version > 1
              ? [text('version', { number: version, date: formatDate(updated_at, language, timeZone) })]
              : []),
            loads > 0 ? text('loads', { count: loads }) : text('notLoaded'),
          ].join(' · ')}
        </span>
        {note && <p className={styles.note}>{text('newInIt', { note })}</p>}
      </div>
      <Button icon={<Download />} busy={isSending} aria-label={text('loadFile', { title })} onClick={() => void load()}>
        {text('load')}
      </Button>
    </li>
  )
}
