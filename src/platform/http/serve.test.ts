import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { ApiProblem } from '#platform/contract/client.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { aWorld, type World } from '#test/world.ts'
import { serve, serveOutsideTransaction } from './serve.ts'

const renameBy = (path: `/${string}`) =>
  endpoint(`POST ${path}`, {
    summary: 'Renames the caller',
    access: 'signed-in',
    body: z.object({ name: z.string(), answer: z.unknown() }),
    answer: z.object({ name: z.string() }),
  })
const inOne = renameBy('/json/test/in-one')
const inSteps = renameBy('/json/test/in-steps')

let world: World
beforeAll(async () => {
  world = await aWorld()
  serve(world.app, inOne, rename)
  serveOutsideTransaction(world.app, inSteps, async (ctx, input) => {
    await ctx.inTransaction(async () => undefined)
    return ctx.answering((inside) => rename(inside, input))
  })
})
afterAll(() => world.close())

async function rename({ tx, actor }: Ctx, { name, answer }: { name: string; answer?: unknown }) {
  await tx
    .update(people)
    .set({ name })
    .where(eq(people.id, (actor as { id: string }).id))
  return answer as { name: string }
}

test.each([
  ['one transaction', inOne],
  ['steps', inSteps],
])('an answer in %s that breaks its contract undoes what was written', async (_how, call) => {
  const school = await world.aSchool()
  const client = school.as(school.student)
  const nameNow = async () =>
    (await school.work(({ tx }) => tx.select().from(people).where(eq(people.id, school.student.id))))[0]!.name
  const problem = await client
    .call(call, { name: 'Gone wrong', answer: { nom: 1 } })
    .catch((error: ApiProblem) => error)
  expect(problem).toMatchObject({ status: 500 })
  expect(await nameNow()).toBe('Jan Żak')
  const answer = await client.call(call, { name: 'Janek', answer: { name: 'Janek', password: 'tajne' } })
  expect(answer).toEqual({ name: 'Janek' })
  expect(await nameNow()).toBe('Janek')
})
