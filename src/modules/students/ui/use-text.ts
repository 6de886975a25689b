import { textOf } from '#kit/text/text-of.ts'

/** The words of adding. */
export const useAddingText = textOf(
  () => import('../messages/adding-en.ts'),
  () => import('../messages/adding-pl.ts'),
)

/** The words of what is decided for several. */
export const useDecidingText = textOf(
  () => import('../messages/deciding-en.ts'),
  () => import('../messages/deciding-pl.ts'),
)

/** The words of importing a file. */
export const useImportingText = textOf(
  () => import('../messages/importing-en.ts'),
  () => import('../messages/importing-pl.ts'),
)

/** The words of the list. */
export const useStudentsText = textOf(
  () => import('../messages/en.ts'),
  () => import('../messages/pl.ts'),
)

/** The words of what is kept of one student. */
export const useStudentText = textOf(
  () => import('../messages/student-en.ts'),
  () => import('../messages/student-pl.ts'),
)

/** The words of tags. */
export const useTagsText = textOf(
  () => import('../messages/tags-en.ts'),
  () => import('../messages/tags-pl.ts'),
)

/** The words of two accounts that become one. */
export const useMergingText = textOf(
  () => import('../messages/merging-en.ts'),
  () => import('../messages/merging-pl.ts'),
)
