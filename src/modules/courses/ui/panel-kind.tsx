import { column } from '#kit/lists/columns.ts'
import { onDemand } from '#kit/on-demand.ts'
import { panelKind } from '#modules/catalog/ui/panel-kind.tsx'
import type { ProductColumns } from '#modules/catalog/ui/ProductTable.tsx'
import type { ProductRow } from '#modules/catalog/contract.ts'
import { createCourse, getCurriculum, listPanelCourses } from '../contract.ts'
import { DuplicateButton } from './DuplicateButton.tsx'
import { courseKindWords } from './kind-words.ts'

const actionsOf = (course: ProductRow) => <DuplicateButton product={course} look="quiet" />

export const panelCourses = panelKind({
  kind: 'course',
  words: courseKindWords,
  columns: (text): ProductColumns<ProductRow> => ['status', 'price', 'students', column(text('rowActions'), actionsOf)],
  tabs: (text) => [
    { label: text('content'), part: '' },
    { label: text('pitch'), part: 'pitch' },
    { label: text('certificate'), part: 'certificate' },
  ],
  list: (api, asked) => api.call(listPanelCourses, asked),
  create: async (api, made) => (await api.call(createCourse, made)).course.id,
  DuplicateButton,
  contents: async (api, courseId) => (await api.call(getCurriculum, { courseId })).data,
  PublishDialog: onDemand(async () => (await import('./publishing/PublishDialog.tsx')).PublishDialog),
})
