import { boundTo } from '#kit/fields/bound-to.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { AUDIO_ACCEPTED, AUDIO_MAX_MEGABYTES, TRANSCRIPT_MAX } from '../../files/vocabulary.ts'
import { CAPTION_MAX } from '../../vocabulary.ts'
import { useContentText } from '../use-text.ts'
import { nameOfFile } from '../name-of-file.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'
import { secondsOf } from '../seconds-of.ts'
import { useNewest } from '../use-newest.ts'
import { FileField } from './FileField.tsx'

export function AudioFields({ draft, onChange }: FieldsProps<Edited<'audio'>>) {
  const text = useContentText()
  const field = boundTo(draft, (part) => onChange({ ...draft, ...part }))
  const newest = useNewest(draft)
  return (
    <>
      <FileField
        use="audio"
        maxMegabytes={AUDIO_MAX_MEGABYTES}
        accept={AUDIO_ACCEPTED}
        label={text('sound')}
        help={text('soundHelp', { size: AUDIO_MAX_MEGABYTES })}
        file={draft.file}
        onKept={(kept, file) =>
          void secondsOf(file).then((seconds) => {
            const title = newest.current.title || nameOfFile(kept.filename)
            onChange({ ...newest.current, file: kept, seconds, title })
          })
        }
      />
      <TextField
        {...field.text('title', 'component.title')}
        {...withHelp(text, 'soundTitle')}
        required
        maxLength={CAPTION_MAX}
      />
      <TextArea
        {...field.text('transcript', 'component.transcript')}
        {...withHelp(text, 'transcript')}
        rows={8}
        limit={TRANSCRIPT_MAX}
      />
    </>
  )
}
