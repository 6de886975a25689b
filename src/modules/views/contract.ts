import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Id } from '#platform/contract/shapes.ts'
import { oneLine } from '#platform/contract/typed-text.ts'
import { HIDDEN_MAX, QUERY_MAX, VIEW_NAME_MAX } from './vocabulary.ts'

/** A list of the panel, by its path below /home. */
const List = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z-]*(\/[a-z][a-z-]*)*$/)

export const ListView = z.object({
  id: Id,
  list: List,
  name: z.string(),
  /** what its address asks, without the question mark */
  query: z.string(),
})
export type ListView = z.output<typeof ListView>

const Hidden = z.array(oneLine().min(1).max(60)).max(HIDDEN_MAX)

export const KeptViews = z.object({
  views: z.array(ListView),
  /** the columns each list does without */
  hidden: z.array(z.object({ list: List, columns: Hidden })),
})
export type KeptViews = z.output<typeof KeptViews>

export const getViews = endpoint('GET /json/home/views', {
  summary: 'How the viewer has the lists of the panel: kept views, and columns that are not shown',
  access: 'admin',
  right: 'enter-panel',
  answer: KeptViews,
})

export const keepView = endpoint('POST /home/views', {
  summary: 'Keep what a list is narrowed to under a name; what had the name in that list is replaced',
  access: 'admin',
  right: 'enter-panel',
  changes: 'own',
  audit: 'never',
  status: 201,
  body: z.object({
    list: List,
    name: oneLine().min(1).max(VIEW_NAME_MAX),
    query: oneLine().min(1).max(QUERY_MAX),
  }),
  answer: z.object({ view: ListView }),
})

export const deleteView = endpoint('DELETE /home/views/:id', {
  summary: 'Forget a view of one’s own',
  access: 'admin',
  right: 'enter-panel',
  changes: 'own',
  audit: 'never',
  answer: Done,
})

export const hideColumns = endpoint('PUT /home/views/columns', {
  summary: 'Which columns of a list are not shown; all are, where none is named',
  access: 'admin',
  right: 'enter-panel',
  changes: 'own',
  audit: 'never',
  body: z.object({ list: List, columns: Hidden }),
  answer: Done,
})
