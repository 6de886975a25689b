import common from '#kit/common.module.css'
import { FilePicker } from '#modules/media/ui/FilePicker.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { UploadProgress } from '#kit/feedback/UploadProgress.tsx'
import inner from '#kit/inner.module.css'
import { SortableList } from '#kit/lists/SortableList.tsx'
import type { DownloadFile } from '../contract.ts'
import { ACCEPTED } from '#modules/media/files/vocabulary.ts'
import { FILE_MAX_MEGABYTES, FILES_MAX } from '../vocabulary.ts'
import styles from './downloads.module.css'
import { FileLine } from './FileLine.tsx'
import { useFiles } from './use-files.ts'
import { useDownloadPanelText } from './panel-text.ts'

interface FilesEditorProps {
  downloadId: string
  files: DownloadFile[]
  holdersCount: number
}

/** What a download holds: files in an order that is saved at once, and those on their way. */
export function FilesEditor({ downloadId, files: given, holdersCount }: FilesEditorProps) {
  const text = useDownloadPanelText()
  const editing = useFiles(downloadId, given)
  const { files, arrivals } = editing
  const isEmpty = files.length === 0 && arrivals.length === 0
  const add = (
    <FilePicker
      label={text('addFiles')}
      accept={ACCEPTED}
      isMultiple
      look={isEmpty ? 'primary' : 'secondary'}
      onPick={editing.add}
    />
  )
  const limits = text('limits', { size: FILE_MAX_MEGABYTES / 1024 })
  if (isEmpty)
    return (
      <EmptyState title={text('noFiles')} action={add}>
        {text('noFilesText')} {limits}
      </EmptyState>
    )
  return (
    <div className={`${inner.closeColumn} ${styles.editor}`}>
      <p className={common.figuresNote}>{text('intro')}</p>
      {files.length > 0 && (
        <SortableList
          items={files}
          itemId={({ id }) => id}
          itemName={({ title }) => title}
          onReorder={(ids) => void editing.order(ids)}
        >
          {(file) => <FileLine downloadId={downloadId} file={file} holdersCount={holdersCount} editing={editing} />}
        </SortableList>
      )}
      {arrivals.map(({ key, file, share, trouble }) => (
        <div key={key} className={common.closeStack}>
          <UploadProgress
            fileName={file.name}
            state={trouble ? 'failed' : share > 0 ? 'uploading' : 'preparing'}
            share={share}
            {...(trouble && { onCancel: () => editing.forget(key) })}
          />
          {trouble && (
            <Callout tone="bad" isNews>
              {trouble}
            </Callout>
          )}
        </div>
      ))}
      {files.length + arrivals.length < FILES_MAX && (
        <div className={styles.adding}>
          {add}
          <p className={common.figuresNote}>{limits}</p>
        </div>
      )}
    </div>
  )
}
