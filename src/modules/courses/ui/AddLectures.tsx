import { useState } from 'react'
import type { Section } from '../contract.ts'
import { LECTURE_TITLE_MAX } from '../vocabulary.ts'
import { addingTo } from './adding-to.ts'
import { PickFilms } from './films/PickFilms.tsx'
import { PastedTitles } from './PastedTitles.tsx'
import { TitleLine } from './TitleLine.tsx'
import { useCoursesText } from './use-text.ts'

interface AddLecturesProps {
  section: Section
  onAdd: (titles: string[]) => Promise<unknown>
  onPickFilms: (files: File[]) => Promise<void>
}

/** The last line of a section; a pasted list becomes as many lectures once it was looked at. */
export function AddLectures({ section: { id, title: sectionTitle }, onAdd, onPickFilms }: AddLecturesProps) {
  const text = useCoursesText()
  const [pasted, setPasted] = useState<string | null>(null)
  return (
    <>
      <TitleLine
        id={addingTo(id)}
        label={text('addLectureTo', { title: sectionTitle })}
        placeholder={text('typeTitle')}
        submit={text('addLecture')}
        maxLength={LECTURE_TITLE_MAX}
        onAdd={onAdd}
        onPasteList={setPasted}
      >
        <PickFilms sectionTitle={sectionTitle} onPick={(files) => void onPickFilms(files)} />
      </TitleLine>
      {pasted !== null && <PastedTitles of="lectures" list={pasted} onAdd={onAdd} onClose={() => setPasted(null)} />}
    </>
  )
}
