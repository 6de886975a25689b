import { expect, test } from 'vitest'
import { z } from 'zod'
import { issueMessage } from './issues.ts'
import { en } from './messages/en.ts'
import { pl } from './messages/pl.ts'

const Body = z.object({ id: z.uuid(), value: z.union([z.literal(1), z.literal(-1)]), action: z.enum(['on', 'off']) })

test('what has no words of its own is said to be wrong in the words of the language, not of the parser', () => {
  const { issues } = Body.safeParse({ id: 'x', value: 7, action: 'z' }).error!
  expect(issues.map((issue) => issueMessage(issue, 'en', en))).toEqual(Array(3).fill('This value is not valid'))
  expect(issues.map((issue) => issueMessage(issue, 'pl', pl))).toEqual(Array(3).fill('Ta wartość jest nieprawidłowa'))
})
