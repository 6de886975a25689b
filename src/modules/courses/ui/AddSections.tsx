import { useState } from 'react'
import { SECTION_TITLE_MAX } from '../vocabulary.ts'
import { PastedTitles } from './PastedTitles.tsx'
import { TitleLine } from './TitleLine.tsx'
import { useCoursesText } from './use-text.ts'

/** The last line of a course; a pasted list becomes as many sections once it was looked at. */
export function AddSections({ onAdd }: { onAdd: (titles: string[]) => Promise<unknown> }) {
  const text = useCoursesText()
  const [pasted, setPasted] = useState<string | null>(null)
  return (
    <>
      <TitleLine
        label={text('addASection')}
        placeholder={text('typeSectionTitle')}
        submit={text('addSection')}
        maxLength={SECTION_TITLE_MAX}
        onAdd={onAdd}
        onPasteList={setPasted}
      />
      {pasted !== null && <PastedTitles of="sections" list={pasted} onAdd={onAdd} onClose={() => setPasted(null)} />}
    </>
  )
}
