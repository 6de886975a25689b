import { Paperclip } from 'lucide-react'
import { useId } from 'react'
import { FilePicker } from '#modules/media/ui/FilePicker.tsx'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { UploadProgress } from '#kit/feedback/UploadProgress.tsx'
import { Field } from '#kit/fields/Field.tsx'
import inner from '#kit/inner.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import type { ComponentFile } from '../../../components/files/contract.ts'
import type { ComponentFileUse } from '../../../components/files/vocabulary.ts'
import courses from '../../courses.module.css'
import { useCoursesText } from '../../use-text.ts'
import { useComponentFile } from '../use-component-file.ts'

interface FileFieldProps {
  use: ComponentFileUse
  maxMegabytes: number
  accept: string
  label: string
  help: string
  file: ComponentFile | null
  /** told of the one that takes its place, once it is here */
  onKept: (kept: ComponentFile, file: File) => void
}

/** The file of a component: sent as it is chosen, and replaced by the next. */
export function FileField({ use, maxMegabytes, accept, label, help, file, onKept }: FileFieldProps) {
  const id = useId()
  const text = useCoursesText()
  const { language } = useLocale()
  const { sending, error, send } = useComponentFile(use, maxMegabytes)
  return (
    <Field id={id} label={label} help={help} errors={error ? [error] : []} isRequired>
      {file && !sending && (
        <p className={courses.pdfFile}>
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
