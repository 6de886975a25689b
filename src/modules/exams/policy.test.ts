import { describe, expect, test } from 'vitest'
import { isEnough, isSolutionShown, isTimeUp, percentOf, standingBefore } from './policy.ts'

const now = new Date('2026-11-28T10:00:00Z')
const ago = (minutes: number) => new Date(Number(now) - minutes * 60_000)
const failed = (minutes: number) => ({ state: 'submitted' as const, closedAt: ago(minutes), isPassed: false })
const passed = { ...failed(5), isPassed: true }
const open = { state: 'open' as const, closedAt: null, isPassed: null }
const exam = { attemptsMax: 2, waitMinutes: 60, isSolvedEachTime: false }

describe('before an exam', () => {
  test.each([
    ['nothing was tried', { attempts: [] }, 'may_start', 2],
    ['one is open', { attempts: [open] }, 'open', 1],
    ['one failed just now', { attempts: [failed(59)] }, 'waits', 1],
    ['one failed long enough ago', { attempts: [failed(60)] }, 'may_start', 1],
    ['all failed', { attempts: [failed(70), failed(200)] }, 'used_up', 0],
    ['one is being graded', { attempts: [{ ...failed(5), isPassed: null }] }, 'being_graded', 1],
    ['the last is being graded', { attempts: [failed(70), { ...failed(5), isPassed: null }] }, 'being_graded', 0],
    ['one passed', { attempts: [passed] }, 'passed', 1],
    ['it asks nothing', { attempts: [], questionCount: 0 }, 'not_ready', 2],
    ['its author tries it again', { attempts: [passed, failed(1)], isAdmin: true }, 'may_start', null],
  ])('%s', (_, given, standing, left) => {
    expect(standingBefore({ exam, questionCount: 3, now, isAdmin: false, ...given })).toMatchObject({
      standing,
      attempts_left: left,
    })
  })

  test('whoever has to wait is told until when, and any number may be allowed', () => {
    const asked = {
      exam: { ...exam, attemptsMax: null },
      attempts: [failed(15)],
      questionCount: 1,
      now,
      isAdmin: false,
    }
    expect(standingBefore(asked)).toEqual({
      standing: 'waits',
      attempts_left: null,
      nextAt: new Date('2026-11-28T10:45:00Z'),
    })
  })
})

test.each([
  ['one is still open', exam, [open, failed(5)], false],
  ['another attempt is left', exam, [failed(5)], false],
  ['it is passed', exam, [passed], true],
  ['none is left', exam, [failed(5), failed(70)], true],
  ['it is shown each time', { ...exam, isSolvedEachTime: true }, [failed(5)], true],
  ['any number is left', { ...exam, attemptsMax: null }, [failed(5), failed(70), failed(90)], false],
])('what is right, where %s', (_, of, attempts, isShown) => expect(isSolutionShown(of, attempts)).toBe(isShown))

test('time is up at the deadline, and never without one', () => {
  expect(isTimeUp({ deadlineAt: now }, now)).toBe(true)
  expect(isTimeUp({ deadlineAt: new Date(Number(now) + 1) }, now)).toBe(false)
  expect(isTimeUp({ deadlineAt: null }, now)).toBe(false)
})

test('points are enough from the very percentage on', () => {
  const asked = { pointsMax: 3, passingPercent: 67 }
  expect(isEnough(2, asked)).toBe(false)
  expect(percentOf(2, 3)).toBe(66)
  expect(isEnough(2, { ...asked, passingPercent: 66 })).toBe(true)
})
