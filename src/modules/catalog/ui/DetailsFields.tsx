import { useId } from 'react'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import type { Category } from '../contract.ts'
import { DIFFICULTIES } from '../editor/vocabulary.ts'
import { CATEGORY_MAX, TITLE_MAX } from '../vocabulary.ts'
import type { Details } from './details.ts'
import { RichTextField } from '#kit/rich-text/RichTextField.tsx'
import { useCatalogText } from './use-text.ts'

interface DetailsFieldsProps {
  details: Details
  categories: Category[]
  /** whom it is for: a course says so */
  hasDifficulty: boolean
  onChange: (details: Details) => void
}

export function DetailsFields({ details, categories, hasDifficulty, onChange }: DetailsFieldsProps) {
  const text = useCatalogText()
  const listId = useId()
  const change = (part: Partial<Details>) => onChange({ ...details, ...part })
  return (
    <>
      <TextField
        name="title"
        label={text('title')}
        help={text('titleHelp')}
        required
        maxLength={TITLE_MAX}
        value={details.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextField
        name="category"
        label={text('category')}
        help={text('categoryHelp')}
        list={listId}
        autoComplete="off"
        maxLength={CATEGORY_MAX}
        value={details.category}
        onChange={(event) => change({ category: event.target.value })}
      />
      <datalist id={listId}>
        {categories.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      {hasDifficulty && (
        <RadioGroup
          name="difficulty"
          label={text('difficulty')}
          options={DIFFICULTIES.map((value) => ({ value, label: text(value) }))}
          value={details.difficulty}
          onChange={(event) => change({ difficulty: event.target.value as Details['difficulty'] })}
        />
      )}
      <RichTextField
        name="description_html"
        label={text('description')}
        html={details.description_html}
        onHtml={(html) => change({ description_html: html })}
      />
    </>
  )
}
