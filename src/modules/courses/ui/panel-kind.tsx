import { column } from '#kit/lists/columns.ts'
import { panelKind } from '#modules/catalog/ui/panel-kind.tsx'
import type { ProductColumns } from '#modules/catalog/ui/ProductTable.tsx'
import type { ProductRow } from '#modules/catalog/contract.ts'
import { createCourse, listPanelCourses, listSections } from '../contract.ts'
import { DuplicateButton } from './DuplicateButton.tsx'
import { courseKindWords } from './kind-words.ts'

const actionsOf = (course: ProductRow) => <DuplicateButton product={course} look="quiet" />

export const panelCourses = panelKind({
  kind: 'course',
  words: courseKindWords,
  columns: (text): ProductColumns<ProductRow> => ['status', 'price', 'students', column(text('rowActions'), actionsOf)],
  tabs: (text) => [{ label: text('content'), part: '' }],
  list: (api, asked) => api.call(listPanelCourses, asked),
  create: async (api, made) => (await api.call(createCourse, made)).course.id,
  DuplicateButton,
  contents: async (api, courseId) => (await api.call(listSections, { courseId })).data,
  isEmpty: (sections) => !sections.some(({ lectures }) => lectures.some(({ status }) => status === 'published')),
})
