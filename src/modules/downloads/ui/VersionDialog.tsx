import { useState } from 'react'
import common from '#kit/common.module.css'
import { FilePicker } from '#modules/media/ui/FilePicker.tsx'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { UploadProgress } from '#kit/feedback/UploadProgress.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { ACCEPTED, endingOf } from '#modules/media/files/vocabulary.ts'
import { NOTE_MAX } from '../vocabulary.ts'
import styles from './downloads.module.css'
import { FileMark } from './FileMark.tsx'
import type { NewVersion } from './use-files.ts'
import { useDownloadPanelText } from './panel-text.ts'
import { useTrouble } from './use-trouble.ts'

interface VersionDialogProps {
  title: string
  /** how many have it now */
  holdersCount: number
  onSend: (version: NewVersion, onProgress: (share: number) => void) => Promise<void>
  onClose: () => void
}

/** What buyers get in the place of the version before, and what is new in it. */
export function VersionDialog({ title, holdersCount, onSend, onClose }: VersionDialogProps) {
  const text = useDownloadPanelText()
  const { language } = useLocale()
  const trouble = useTrouble()
  const { send, isSending, errorProps } = useSending()
  const [file, setFile] = useState<File | null>(null)
  const { values, field } = useTyped({ note: '', tellsBuyers: false })
  const [share, setShare] = useState(0)
  const [said, setSaid] = useState<string | null>(null)

  const bring = async () => {
    const isWrong = file ? trouble.before(file) : text('chooseFirst')
    setSaid(isWrong ?? null)
    if (!file || isWrong) return
    const isSent = await send(async () => {
      try {
        await onSend({ file, ...values }, setShare)
      } catch (problem) {
        const words = trouble.after(problem)
        if (!words) throw problem
        setSaid(words)
        return
      }
      toast.show(text('versionAdded'))
      onClose()
    })
    if (!isSent) setShare(0)
  }
  return (
    <FormDialog
      title={text('newVersionOf', { title })}
      dismiss={text('cancel')}
      submit={text('addVersion')}
      isSending={isSending}
      {...errorProps}
      onSubmit={() => void bring()}
      onClose={onClose}
    >
      <p className={common.figuresNote}>{text('newVersionText')}</p>
      {file && !isSending && (
        <p className={styles.chosen}>
          <FileMark ending={endingOf(file.name)} />
          <span>{file.name}</span>
          <span className={common.figuresNote}>{formatBytes(file.size, language)}</span>
        </p>
      )}
      {file && isSending && <UploadProgress fileName={file.name} state="uploading" share={share} />}
      {said && (
        <Callout tone="bad" isNews>
          {said}
        </Callout>
      )}
      {!isSending && (
        <div>
          <FilePicker label={text(file ? 'chooseAnother' : 'choose')} accept={ACCEPTED} onPick={setFile} />
        </div>
      )}
      <TextArea {...field.text('note')} {...withHelp(text, 'note')} limit={NOTE_MAX} />
      {holdersCount > 0 && (
        <Checkbox
          {...field.tick('tellsBuyers', 'tells_buyers')}
          label={text('tellBuyers', { count: holdersCount })}
          help={text('tellBuyersHelp')}
        />
      )}
    </FormDialog>
  )
}
