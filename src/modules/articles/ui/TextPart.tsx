import { boundTo } from '#kit/fields/bound-to.ts'
import { Select } from '#kit/fields/Select.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import inner from '#kit/inner.module.css'
import { OWN_NAMES } from '#kit/navigation/own-names.ts'
import { RichTextField } from '#kit/rich-text/RichTextField.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import type { ArticleAuthor } from '../contract.ts'
import { SUMMARY_MAX, TITLE_MAX } from '../vocabulary.ts'
import type { PartProps } from './part-props.ts'
import { useArticlesPanelText } from './panel-text.ts'

/** What is read, and who wrote it. */
export function TextPart({ draft, change, authors }: PartProps & { authors: ArticleAuthor[] }) {
  const text = useArticlesPanelText()
  const field = boundTo(draft, change)
  return (
    <div className={inner.closeColumn}>
      <TextField {...field.text('title')} label={text('title')} required maxLength={TITLE_MAX} autoComplete="off" />
      <RichTextField {...field.html('html', 'body_html')} label={text('body')} />
      <TextArea {...field.text('summary')} {...withHelp(text, 'summary')} limit={SUMMARY_MAX} />
      <Select
        {...field.choice('language')}
        {...withHelp(text, 'language')}
        options={LANGUAGES.map((each) => ({ value: each, label: OWN_NAMES[each] }))}
      />
      <Select
        {...field.text('authorId', 'author_id')}
        label={text('author')}
        options={authors.map(({ id, name }) => ({ value: id, label: name }))}
        {...(authors.some(({ id }) => id === draft.authorId) ? {} : { placeholder: text('noAuthor') })}
      />
    </div>
  )
}
