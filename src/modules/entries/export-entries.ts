import type { Cell, Exportable } from '#modules/exports/index.ts'
import { cursorOf } from '#platform/db/paging.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { EntryFilter } from './contract.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { entryRows, type EntryRow, matching } from './read-entries.ts'
import { labelOf } from './view.ts'

const AT_ONCE = 500

const textIn = (language: Language) => translator<typeof en.export>((language === 'pl' ? pl : en).export, language)

const HEADINGS = [
  'student',
  'email',
  'course',
  'lecture',
  'question',
  'entered',
  'enteredAt',
  'answer',
  'answeredBy',
  'answeredAt',
] as const

export const exportableEntries: Exportable<typeof EntryFilter> = {
  kind: 'entries',
  right: 'see-students',
  filter: EntryFilter,
  open: (_, filter, language) => {
    const text = textIn(language)
    return Promise.resolve({
      headings: HEADINGS.map((heading) => text(heading)),
      count: null,
      async read(inside, after) {
        const found = await entryRows(inside, matching(filter), { cursor: after, most: AT_ONCE })
        const last = found.length === AT_ONCE ? found.at(-1) : undefined
        return {
          rows: found.map(cellsOf),
          next: last && cursorOf({ id: last.entry.id, createdAt: last.entry.enteredAt }),
        }
      },
    })
  },
}

const cellsOf = ({ entry, component, person, lecture, course, answeredBy }: EntryRow): Cell[] => [
  person.name,
  shownEmail(person.email),
  course.title,
  lecture.title,
  labelOf(component.content),
  entry.values.join('\n'),
  { at: entry.enteredAt },
  entry.answer,
  answeredBy,
  entry.answeredAt && { at: entry.answeredAt },
]
