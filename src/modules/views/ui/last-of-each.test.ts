import { expect, test } from 'vitest'
import { lastOfEach } from './last-of-each.ts'

test('of what comes while one is under way only the last is sent, and all hear when it is', async () => {
  const keep = lastOfEach<number>()
  const sent: number[] = []
  let finish = () => {}
  const send = async (value: number) => {
    sent.push(value)
    await new Promise<void>((done) => (finish = done))
  }
  const all = [keep(1, send), keep(2, send), keep(3, send)]
  expect(sent).toEqual([1])
  finish()
  await expect.poll(() => sent).toEqual([1, 3])
  finish()
  await Promise.all(all)
  const later = keep(4, send)
  expect(sent).toEqual([1, 3, 4])
  finish()
  await later
})
