import { expect, test } from 'vitest'
import { webvttOf } from './webvtt.ts'

test('SubRip captions become WebVTT, commas in what is said stay', () => {
  const subrip = '\uFEFF1\r\n00:00:01,500 --> 00:00:04,000\r\nNożyk, 12,5 cm, i deska\r\n'
  expect(webvttOf(subrip)).toBe('WEBVTT\n\n1\n00:00:01.500 --> 00:00:04.000\nNożyk, 12,5 cm, i deska\n')
})

test('WebVTT stays as it is', () => {
  expect(webvttOf('WEBVTT - Polish\n\n00:01.000 --> 00:02.000\nCześć')).toContain('WEBVTT - Polish\n')
})
