import { shortened } from '#platform/cut-text.ts'
import { useState } from 'react'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { LECTURE_TITLE_MAX, SECTION_TITLE_MAX, SECTIONS_MAX, TITLES_MAX } from '../vocabulary.ts'
import { titlesIn } from './titles-in.ts'
import { useCoursesText } from './use-text.ts'

interface PastedTitlesProps {
  of: 'lectures' | 'sections'
  list: string
  onAdd: (titles: string[]) => Promise<unknown>
  onClose: () => void
}

/** Enough of a title to find it by. */
const BEGINNING = 40

const WORDS = {
  lectures: { title: 'pastedTitle', help: 'pastedHelp', add: 'addLectures' },
  sections: { title: 'pastedSections', help: 'pastedSectionsHelp', add: 'addSections' },
} as const
const MOST = {
  lectures: { titles: TITLES_MAX, length: LECTURE_TITLE_MAX },
  sections: { titles: SECTIONS_MAX, length: SECTION_TITLE_MAX },
}

/** A list that was pasted, to be looked at and mended before each of its lines becomes a lecture, or a section. */
export function PastedTitles({ of, list, onAdd, onClose }: PastedTitlesProps) {
  const text = useCoursesText()
  const [typed, setTyped] = useState(() => titlesIn(list).join('\n'))
  const { send, refuse, isSending, errorProps } = useSending()
  const titles = titlesIn(typed)
  const words = WORDS[of]

  const add = async () => {
    const problem = problemOf(titles, { of, text })
    if (problem) refuse({ titles: [problem] })
    else if (await send(() => onAdd(titles))) onClose()
  }
  return (
    <FormDialog
      title={text(words.title)}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text(words.add, { count: titles.length })}
      isSending={isSending}
      {...errorProps}
      onSubmit={() => void add()}
    >
      <TextArea
        name="titles"
        label={text('pastedTitles')}
        help={text(words.help)}
        rows={12}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        data-focus-first
      />
    </FormDialog>
  )
}

interface Pasted {
  of: 'lectures' | 'sections'
  text: ReturnType<typeof useCoursesText>
}

/** What keeps them from being added, in words. */
function problemOf(titles: string[], { of, text }: Pasted): string | undefined {
  const most = MOST[of]
  if (titles.length === 0) return text('pastedNone')
  if (titles.length > most.titles) return text('pastedTooMany', { max: most.titles })
  const long = titles.find((title) => title.length > most.length)
  return long && text('pastedTooLong', { max: most.length, title: shortened(long, BEGINNING) })
}
