import { useId } from 'react'
import { boundTo } from '#kit/fields/bound-to.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import type { Category } from '../contract.ts'
import { DIFFICULTIES } from '../editor/vocabulary.ts'
import { CATEGORY_MAX, TITLE_MAX } from '../vocabulary.ts'
import type { Details } from './details.ts'
import { RichTextField } from '#kit/rich-text/RichTextField.tsx'
import { withHelp } from '#kit/text/with-help.ts'
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
  const field = boundTo(details, (part) => onChange({ ...details, ...part }))
  return (
    <>
      <TextField {...field.text('title')} {...withHelp(text, 'title')} required maxLength={TITLE_MAX} />
      <TextField
        {...field.text('category')}
        {...withHelp(text, 'category')}
        list={listId}
        autoComplete="off"
        maxLength={CATEGORY_MAX}
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
          {...field.choice('difficulty')}
          label={text('difficulty')}
          options={DIFFICULTIES.map((value) => ({ value, label: text(value) }))}
        />
      )}
      <RichTextField {...field.html('description_html')} label={text('description')} />
    </>
  )
}
