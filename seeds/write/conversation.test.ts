import { expect, test } from 'vitest'

import { DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'

import { chanceFrom } from '../random.ts'
import { nothingSaid, say } from './conversation.ts'

test('nobody says or votes anything later than now, whatever chance has it', () => {
  const now = new Date('2026-11-22T14:00:00Z')
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const buyers = [3 * DAY, 2 * DAY + MINUTE, 5 * HOUR, HOUR].map((since) => ({
    id: newId(),
    name: 'Ewa',
    voice: 'f' as const,
    language: 'en' as const,
    at: ago(since),
  }))
  const reply = { by: 'teacher', body: 'Yes', votes: 9 } as const
  const said = nothingSaid()
  for (let seed = 0; seed < 500; seed++) {
    const content = { body: 'Is it so?', votes: 9, replies: [reply, reply, reply] }
    say(
      said,
      { now, chance: chanceFrom(seed), admin: { id: newId() } },
      buyers,
      { type: 'App\\Lecture', id: newId() },
      content,
    )
  }
  const moments = [...said.comments, ...said.replies, ...said.votes].map(({ createdAt }) => createdAt!)
  expect(moments.length).toBeGreaterThan(2_000)
  expect(moments.filter((moment) => moment > now)).toEqual([])
})
