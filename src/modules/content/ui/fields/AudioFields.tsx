import { boundTo } from '#kit/fields/bound-to.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { AUDIO_ACCEPTED, AUDIO_MAX_MEGABYTES, TRANSCRIPT_MAX } from '../../files/vocabulary.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'
import { secondsOf } from '../seconds-of.ts'
import { useContentText } from '../use-text.ts'
import { TitledFile } from './TitledFile.tsx'

export function AudioFields({ draft, onChange }: FieldsProps<Edited<'audio'>>) {
  const text = useContentText()
  const field = boundTo(draft, (part) => onChange({ ...draft, ...part }))
  return (
    <>
      <TitledFile
        use="audio"
        maxMegabytes={AUDIO_MAX_MEGABYTES}
        accept={AUDIO_ACCEPTED}
        label={text('sound')}
        help={text('soundHelp', { size: AUDIO_MAX_MEGABYTES })}
        titled={withHelp(text, 'soundTitle')}
        draft={draft}
        onChange={onChange}
        readMore={async (file) => ({ seconds: await secondsOf(file) })}
      />
      <TextArea
        {...field.text('transcript', 'block.transcript')}
        {...withHelp(text, 'transcript')}
        rows={8}
        limit={TRANSCRIPT_MAX}
      />
    </>
  )
}
