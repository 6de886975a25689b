import { Suspense, useId, useRef } from 'react'
import { boundTo } from '#kit/fields/bound-to.ts'
import { Field } from '#kit/fields/Field.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { CAPTION_MAX } from '../../vocabulary.ts'
import { nameOfFile } from '../name-of-file.ts'
import type { Edited, FieldsProps } from '../screen-type.ts'
import { useContentText } from '../use-text.ts'
import { useNewest } from '../use-newest.ts'
import { BlockFilm } from './BlockFilm.tsx'
import { StillAndCaptions } from './StillAndCaptions.tsx'

export function FilmFields({ draft, onChange }: FieldsProps<Edited<'video'>>) {
  const id = useId()
  const text = useContentText()
  const newest = useNewest(draft)
  const filmPlace = useRef<HTMLDivElement>(null)
  const field = boundTo(draft, (part) => onChange({ ...draft, ...part }))
  return (
    <>
      <Field id={id} label={text('film')} help={text('filmHelp')} errors={[]} isRequired>
        <div ref={filmPlace}>
          <BlockFilm
            film={draft.film}
            title={draft.title}
            onBegun={(film, file) =>
              onChange({ ...newest.current, film, title: newest.current.title || nameOfFile(file.name) })
            }
            onGone={() => onChange({ ...newest.current, film: null })}
          />
        </div>
      </Field>
      <TextField
        {...field.text('title', 'block.title')}
        {...withHelp(text, 'filmTitle')}
        required
        maxLength={CAPTION_MAX}
      />
      {draft.film && (
        <Suspense>
          <StillAndCaptions key={draft.film.id} film={draft.film} filmPlace={filmPlace} />
        </Suspense>
      )}
    </>
  )
}
