import { textOf } from '#kit/text/text-of.ts'

export const usePlatformText = textOf(
  () => import('./messages/en.ts'),
  () => import('./messages/pl.ts'),
)

/** A message that holds one "title | sentence" a line. */
export const entriesOf = (message: string): { title: string; text: string }[] =>
  message.split('\n').map((line) => {
    const [title = '', text = ''] = line.split(' | ')
    return { title, text }
  })
