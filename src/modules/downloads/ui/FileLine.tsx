import { FileUp, History, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#platform/i18n/format.ts'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { IconButton } from '#kit/actions/IconButton.tsx'
import common from '#kit/common.module.css'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { DownloadFile } from '../contract.ts'
import { endingOf } from '#modules/media/files/vocabulary.ts'
import styles from './downloads.module.css'
import { FileMark } from './FileMark.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import type { useFiles } from './use-files.ts'
import { useDownloadPanelText } from './panel-text.ts'
import { VersionDialog } from './VersionDialog.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

interface FileLineProps {
  downloadId: string
  file: DownloadFile
  holdersCount: number
  editing: ReturnType<typeof useFiles>
}

/** A file as its admin sees it: what buyers get now, and what can be done with it. */
export function FileLine({ downloadId, file, holdersCount, editing }: FileLineProps) {
  const text = useDownloadPanelText()
  const { language, timeZone } = useLocale()
  const confirm = useConfirm()
  const [shown, setShown] = useState<'rename' | 'version' | 'versions' | null>(null)
  const { id, title, version } = file
  const close = () => setShown(null)
  const remove = async () => {
    if (await confirm({ consequence: text('deleteConsequence', { title }), action: text('deleteAction') }))
      await editing.remove(id)
  }
  return (
    <div className={styles.line}>
      <FileMark ending={endingOf(version.filename)} />
      <div className={styles.words}>
        <span className={common.strong}>{title}</span>
        <span className={common.figuresNote}>
          {[
            formatBytes(version.bytes, language),
            text('version', { number: version.number }),
            formatDate(version.created_at, language, timeZone),
            version.loads_count > 0 ? text('loads', { count: version.loads_count }) : text('notLoaded'),
          ].join(' · ')}
        </span>
      </div>
      <div className={styles.actions}>
        <IconButton label={text('newVersionOf', { title })} icon={<FileUp />} onClick={() => setShown('version')} />
        <IconButton label={text('versionsOf', { title })} icon={<History />} onClick={() => setShown('versions')} />
        <IconButton label={text('rename', { title })} icon={<Pencil />} onClick={() => setShown('rename')} />
        <IconButton label={text('delete', { title })} icon={<Trash2 />} onClick={() => void remove()} />
      </div>
      {shown === 'rename' && <RenameDialog title={title} onSave={(to) => editing.rename(id, to)} onClose={close} />}
      {shown === 'version' && (
        <VersionDialog
          title={title}
          holdersCount={holdersCount}
          onSend={(...sent) => editing.addVersion(id, ...sent)}
          onClose={close}
        />
      )}
      {shown === 'versions' && <VersionsDialog downloadId={downloadId} file={file} onClose={close} />}
    </div>
  )
}
