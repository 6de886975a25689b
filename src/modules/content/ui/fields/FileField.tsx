import { Paperclip } from 'lucide-react'
import { useId } from 'react'
import { FilePicker } from '#modules/media/ui/FilePicker.tsx'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { UploadProgress } from '#kit/feedback/UploadProgress.tsx'
import { Field } from '#kit/fields/Field.tsx'
import inner from '#kit/inner.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import type { BlockFile } from '../../files/contract.ts'
import type { BlockFileUse } from '../../files/vocabulary.ts'
import styles from '../blocks.module.css'
import { useContentText } from '../use-text.ts'
import { useBlockFile } from '../use-block-file.ts'

interface FileFieldProps {
  use: BlockFileUse
  maxMegabytes: number
  accept: string
  label: string
  help: string
  file: BlockFile | null
  /** told of the one that takes its place, once it is here */
  onKept: (kept: BlockFile, file: File) => void
}

/** The file of a block: sent as it is chosen, and replaced by the next. */
export function FileField({ use, maxMegabytes, accept, label, help, file, onKept }: FileFieldProps) {
  const id = useId()
  const text = useContentText()
  const { language } = useLocale()
  const { sending, error, send } = useBlockFile(use, maxMegabytes)
  return (
    <Field id={id} label={label} help={help} errors={error ? [error] : []} isRequired>
      {file && !sending && (
        <p className={styles.file}>
          <Paperclip aria-hidden="true" />
          <span>{file.filename}</span>
          <span className={inner.lightNote}>{formatBytes(file.bytes, language)}</span>
        </p>
      )}
      {sending && <UploadProgress fileName={sending.file.name} state="uploading" share={sending.share} />}
      <div>
        <FilePicker
          label={text(file ? 'replaceFile' : 'chooseFile')}
          accept={accept}
          isBusy={sending !== null}
          onPick={(picked) => void send(picked, (kept) => onKept(kept, picked))}
        />
      </div>
    </Field>
  )
}
