import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { aWorld } from '#test/world.ts'

const world = await aWorld()
afterAll(() => world.close())

test('a connection lost between two statements fails its unit of work, and nothing else', async () => {
  const school = await world.aSchool()
  const cut = school.work(async ({ tx }) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await world.app.units.withoutSchool('a test cuts a connection', (other) =>
      other.execute(sql`select pg_terminate_backend(${rows[0]!.pid}, 2000)`),
    )
    await new Promise((resolve) => setImmediate(resolve))
    await tx.execute(sql`select 1`)
  })
  await expect(cut).rejects.toThrow()
  await expect(school.work(async ({ school: { id } }) => id)).resolves.toBe(school.id)
})
