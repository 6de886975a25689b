import common from '#kit/common.module.css'
import { Select } from '#kit/fields/Select.tsx'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { OWN_NAMES } from '#kit/navigation/own-names.ts'
import { RichTextField } from '#kit/rich-text/RichTextField.tsx'
import { type Language, LANGUAGES } from '#platform/i18n/language.ts'
import type { ArticleAuthor } from '../contract.ts'
import { SUMMARY_MAX, TITLE_MAX } from '../vocabulary.ts'
import type { PartProps } from './part-props.ts'
import { useArticlesPanelText } from './use-text.ts'

/** What is read, and who wrote it. */
export function TextPart({ draft, change, authors }: PartProps & { authors: ArticleAuthor[] }) {
  const text = useArticlesPanelText()
  return (
    <div className={common.closeColumn}>
      <TextField
        name="title"
        label={text('title')}
        required
        maxLength={TITLE_MAX}
        autoComplete="off"
        value={draft.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <RichTextField name="body_html" label={text('body')} html={draft.html} onHtml={(html) => change({ html })} />
      <TextArea
        name="summary"
        label={text('summary')}
        help={text('summaryHelp')}
        limit={SUMMARY_MAX}
        value={draft.summary}
        onChange={(event) => change({ summary: event.target.value })}
      />
      <Select
        name="language"
        label={text('language')}
        help={text('languageHelp')}
        options={LANGUAGES.map((each) => ({ value: each, label: OWN_NAMES[each] }))}
        value={draft.language}
        onChange={(event) => change({ language: event.target.value as Language })}
      />
      <Select
        name="author_id"
        label={text('author')}
        options={authors.map(({ id, name }) => ({ value: id, label: name }))}
        {...(authors.some(({ id }) => id === draft.authorId) ? {} : { placeholder: text('noAuthor') })}
        value={draft.authorId}
        onChange={(event) => change({ authorId: event.target.value })}
      />
    </div>
  )
}
