import { boundTo } from '#kit/fields/bound-to.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { ACCEPTED } from '#modules/media/files/vocabulary.ts'
import { OFFERED_MAX_MEGABYTES } from '../../files/vocabulary.ts'
import { CAPTION_MAX } from '../../vocabulary.ts'
import { useContentText } from '../use-text.ts'
import { nameOfFile } from '../name-of-file.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'
import { useNewest } from '../use-newest.ts'
import { FileField } from './FileField.tsx'

export function OfferedFileFields({ draft, onChange }: FieldsProps<Edited<'file'>>) {
  const text = useContentText()
  const field = boundTo(draft, (part) => onChange({ ...draft, ...part }))
  const newest = useNewest(draft)
  return (
    <>
      <FileField
        use="file"
        maxMegabytes={OFFERED_MAX_MEGABYTES}
        accept={ACCEPTED}
        label={text('offeredFile')}
        help={text('offeredFileHelp', { size: OFFERED_MAX_MEGABYTES })}
        file={draft.file}
        onKept={(kept) => {
          const title = newest.current.title || nameOfFile(kept.filename)
          onChange({ ...newest.current, file: kept, title })
        }}
      />
      <TextField
        {...field.text('title', 'component.title')}
        {...withHelp(text, 'offeredTitle')}
        required
        maxLength={CAPTION_MAX}
      />
      <TextField {...field.text('note', 'component.note')} {...withHelp(text, 'offeredNote')} maxLength={CAPTION_MAX} />
    </>
  )
}
