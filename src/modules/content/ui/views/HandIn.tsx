import { Paperclip } from 'lucide-react'
import { use } from 'react'
import { FilePicker } from '#modules/media/ui/FilePicker.tsx'
import { useSendingFile } from '#modules/media/ui/use-sending-file.ts'
import { formatBytes } from '#platform/i18n/format-figures.ts'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { UploadProgress } from '#kit/feedback/UploadProgress.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { endingsOf, HAND_IN_MAX_MEGABYTES } from '../../handing-in/vocabulary.ts'
import { EnteringContext } from '../entering.ts'
import { EntryNote } from './EntryNote.tsx'
import { useFilesText } from './files-text.ts'
import styles from './hand-in.module.css'
import type { Shown } from '../screen-type.ts'

/** What a student answers with a file: sent as it is chosen, replaced by the next, taken back. */
export function HandIn({ id, label, help, kinds, awaits_answer: isAnswered }: Shown<'hand_in'>) {
  const text = useFilesText()
  const { language } = useLocale()
  const entering = use(EnteringContext)
  const handIn = entering?.handIn
  const { sending, error, send } = useSendingFile({
    maxMegabytes: HAND_IN_MAX_MEGABYTES,
    words: { tooBig: text('handInTooBig', { size: HAND_IN_MAX_MEGABYTES }), empty: text('handInEmpty') },
  })
  const entry = entering?.entryOf(id)
  const file = entry?.file ?? null
  const taken = kinds.map((kind) => text(`handIn_${kind}`)).join(', ')
  return (
    <section aria-labelledby={`hand-in-${id}`} className={styles.handIn}>
      <p id={`hand-in-${id}`} dir="auto" className={common.strong}>
        {label}
      </p>
      {help && (
        <p dir="auto" className={common.note}>
          {help}
        </p>
      )}
      <p className={common.note}>{text('handInTaken', { kinds: taken, size: HAND_IN_MAX_MEGABYTES })}</p>
      {file && !sending && (
        <p className={styles.file}>
          <Paperclip aria-hidden="true" />
          <a href={file.url} download>
            {file.filename}
          </a>
          <span className={common.note}>{formatBytes(file.bytes, language)}</span>
        </p>
      )}
      {sending && <UploadProgress fileName={sending.file.name} state="uploading" share={sending.share} />}
      <div role="alert" className={styles.error}>
        {error}
      </div>
      {handIn ? (
        <div className={common.row} data-needs-scripts>
          <FilePicker
            label={text(file ? 'handInAnother' : 'handInChoose')}
            accept={endingsOf(kinds).join()}
            isBusy={sending !== null}
            onPick={(picked) => void send(picked, (onProgress) => handIn(id, picked, onProgress))}
          />
          {file && !sending && (
            <Button look="quiet" onClick={() => entering.enter(id, [])}>
              {text('handInTakeBack')}
            </Button>
          )}
        </div>
      ) : (
        <p className={common.note}>{text(entering ? 'handInLogIn' : 'handInHere')}</p>
      )}
      <EntryNote state={entry?.state} answer={entry?.answer ?? null} isAnswered={isAnswered} />
    </section>
  )
}
