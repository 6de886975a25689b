import { expect, test } from 'vitest'
import { inSlices } from './in-slices.ts'

function keepBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

test('what is short goes on in the same turn of the loop, and what came meanwhile goes before the rest once a slice is spent', async () => {
  const done: string[] = []
  const work = (name: string, milliseconds: number) =>
    inSlices(() => {
      keepBusy(milliseconds)
      done.push(name)
    })
  const all = [work('short', 1), work('long', 60), work('last', 1)]
  setImmediate(() => done.push('what came meanwhile'))
  for (const each of all) await each
  expect(done).toEqual(['short', 'long', 'what came meanwhile', 'last'])
})

test('what fails keeps nobody behind it', async () => {
  const failed = inSlices(() => {
    throw new Error('No')
  })
  const next = inSlices(() => 'done')
  await expect(failed).rejects.toThrow('No')
  expect(await next).toBe('done')
})
