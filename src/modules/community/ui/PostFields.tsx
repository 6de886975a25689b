import { RichTextField } from '#kit/rich-text/RichTextField.tsx'
import { lengthOf, tidied } from '#platform/contract/text-as-kept.ts'
import { boundTo } from '#kit/fields/bound-to.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { POST_BODY_MAX, POST_BODY_MIN, POST_TITLE_MAX, POST_TITLE_MIN } from '../vocabulary.ts'
import { lengthOfBody, type PostValues } from './post-values.ts'
import { useText } from './use-text.ts'

interface PostFieldsProps {
  values: PostValues
  /** admins write formatted text */
  isFormatted: boolean
  onChange: (part: Partial<PostValues>) => void
}

const NEAR = 0.8

/** Title and text. Typing past a limit is allowed, so that nothing pasted is cut off. */
export function PostFields({ values, isFormatted, onChange }: PostFieldsProps) {
  const text = useText()
  const field = boundTo(values, onChange)
  const { title, body } = values
  const titleLength = lengthOf(tidied(title))
  const left = POST_TITLE_MAX - titleLength
  const bodyLength = lengthOfBody(body, isFormatted)
  const titleHelp =
    titleLength > POST_TITLE_MAX * NEAR && left >= 0
      ? text('charactersLeft', { count: left })
      : text('titleHelp', { min: POST_TITLE_MIN, max: POST_TITLE_MAX })
  const tooLong = bodyLength > POST_BODY_MAX && text('bodyTooLong', { max: POST_BODY_MAX, length: bodyLength })
  return (
    <>
      <TextField
        {...field.text('title')}
        label={text('title')}
        help={titleHelp}
        errors={left < 0 ? [text('titleTooLong', { max: POST_TITLE_MAX, length: titleLength })] : undefined}
        dir="auto"
        autoComplete="off"
      />
      {isFormatted ? (
        <RichTextField {...field.html('body')} label={text('body')} />
      ) : (
        <TextArea
          {...field.text('body')}
          label={text('body')}
          help={text('bodyHelp', { min: POST_BODY_MIN })}
          errors={tooLong ? [tooLong] : undefined}
          dir="auto"
          rows={8}
        />
      )}
    </>
  )
}
