import { boundTo } from '#kit/fields/bound-to.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { CAPTION_MAX, QUOTE_MAX } from '../../vocabulary.ts'
import { useContentText } from '../use-text.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'

export function QuoteFields({ draft, onChange }: FieldsProps<Edited<'quote'>>) {
  const text = useContentText()
  const field = boundTo(draft, (part) => onChange({ ...draft, ...part }))
  return (
    <>
      <TextArea
        {...field.text('quote', 'block.quote')}
        label={text('quoteWords')}
        required
        rows={5}
        limit={QUOTE_MAX}
      />
      <TextField
        {...field.text('author', 'block.author')}
        label={text('quoteAuthor')}
        help={text('quoteAuthorHelp')}
        maxLength={CAPTION_MAX}
      />
    </>
  )
}
