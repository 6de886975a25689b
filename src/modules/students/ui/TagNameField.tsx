import { useEffect, useId, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { listStudentTags, type StudentTag } from '../tags/contract.ts'
import { TAG_NAME_MAX } from '../vocabulary.ts'
import { useTagsText } from './use-text.ts'

interface TagNameFieldProps {
  value: string
  onType: (name: string) => void
  help?: string
  /** those that need not be offered */
  without?: StudentTag[]
}

/** A tag by its name: those that the school has are offered once somebody is about to type. */
export function TagNameField({ value, onType, help, without = [] }: TagNameFieldProps) {
  const text = useTagsText()
  const { tags, ask } = useTags()
  const listId = useId()
  return (
    <>
      <TextField
        name="name"
        label={text('name')}
        {...(help && { help })}
        required
        maxLength={TAG_NAME_MAX}
        list={listId}
        autoComplete="off"
        value={value}
        onFocus={ask}
        onChange={({ target }) => onType(target.value)}
      />
      <datalist id={listId}>
        {tags
          .filter((tag) => !without.some(({ id }) => id === tag.id))
          .map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
      </datalist>
    </>
  )
}

/** Without them it is a field like any other: that they could not be read is not said. */
function useTags() {
  const api = useApi()
  const [tags, setTags] = useState<StudentTag[]>([])
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isAsked) return undefined
    let isLeft = false
    api.call(listStudentTags, {}).then(
      (found) => isLeft || setTags(found.tags),
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [api, isAsked])
  return { tags, ask: () => setAsked(true) }
}
