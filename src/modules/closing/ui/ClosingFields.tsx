import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { formatDate } from '#platform/i18n/format.ts'
import type { ClosingOutlook } from '../contract.ts'
import { CLOSING_WORDS_MAX } from '../vocabulary.ts'
import { useClosingText } from './use-text.ts'

/** The day, and what people should know. */
export function ClosingFields({ earliest, latest }: Pick<ClosingOutlook, 'earliest' | 'latest'>) {
  const text = useClosingText()
  const { language } = useLocale()
  return (
    <>
      <TextField
        name="closes_on"
        type="date"
        min={earliest}
        max={latest}
        defaultValue={earliest}
        label={text('day')}
        help={text('dayHelp', { earliest: formatDate(earliest, language, 'UTC') })}
        required
      />
      <TextArea name="words" label={text('words')} help={text('wordsHelp')} limit={CLOSING_WORDS_MAX} />
    </>
  )
}
