import { Callout } from '#kit/feedback/Callout.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Editor } from '../../editing/contract.ts'
import { useCoursesText } from '../use-text.ts'

interface OtherEditorsProps {
  others: Editor[]
  /** the lecture that is open here */
  lectureId: string | null
}

/** Who else works on the same, and how it is kept from being lost. */
export function OtherEditors({ others, lectureId }: OtherEditorsProps) {
  const text = useCoursesText()
  const { language } = useLocale()
  const here = others.filter((other) => lectureId !== null && other.lecture_id === lectureId)
  const shown = here.length > 0 ? here : others
  if (shown.length === 0) return null
  const each = [...new Map(shown.map(({ id, name }) => [id, name])).values()]
  const names = new Intl.ListFormat(language).format(each)
  const count = each.length
  return (
    <Callout tone={here.length > 0 ? 'caution' : 'plain'} isNews>
      {text(here.length > 0 ? 'alsoHere' : 'alsoInCourse', { names, count })}
    </Callout>
  )
}
