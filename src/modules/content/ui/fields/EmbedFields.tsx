import { boundTo } from '#kit/fields/bound-to.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { CAPTION_MAX, EMBED_ADDRESS_MAX } from '../../vocabulary.ts'
import { useContentText } from '../use-text.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'

export function EmbedFields({ draft, onChange }: FieldsProps<Edited<'embed'>>) {
  const text = useContentText()
  const field = boundTo(draft, (part) => onChange({ ...draft, ...part }))
  return (
    <>
      <TextField
        {...field.text('address', 'block.address')}
        label={text('embedAddress')}
        help={text('embedAddressHelp')}
        required
        inputMode="url"
        maxLength={EMBED_ADDRESS_MAX}
      />
      <TextField
        {...field.text('title', 'block.title')}
        label={text('embedTitle')}
        help={text('embedTitleHelp')}
        maxLength={CAPTION_MAX}
      />
    </>
  )
}
