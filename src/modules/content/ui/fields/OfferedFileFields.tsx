import { boundTo } from '#kit/fields/bound-to.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { ACCEPTED } from '#modules/media/files/vocabulary.ts'
import { OFFERED_MAX_MEGABYTES } from '../../files/vocabulary.ts'
import { CAPTION_MAX } from '../../vocabulary.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'
import { useContentText } from '../use-text.ts'
import { TitledFile } from './TitledFile.tsx'

export function OfferedFileFields({ draft, onChange }: FieldsProps<Edited<'file'>>) {
  const text = useContentText()
  const field = boundTo(draft, (part) => onChange({ ...draft, ...part }))
  return (
    <>
      <TitledFile
        use="file"
        maxMegabytes={OFFERED_MAX_MEGABYTES}
        accept={ACCEPTED}
        label={text('offeredFile')}
        help={text('offeredFileHelp', { size: OFFERED_MAX_MEGABYTES })}
        titled={withHelp(text, 'offeredTitle')}
        draft={draft}
        onChange={onChange}
      />
      <TextField {...field.text('note', 'block.note')} {...withHelp(text, 'offeredNote')} maxLength={CAPTION_MAX} />
    </>
  )
}
