import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mixedTexts } from './texts/mixed-texts.ts'

test('no text of a component stands beside an element that comes and goes', () => {
  const files = globSync('src/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  expect(files.length).toBeGreaterThan(500)
  const mixed = files.flatMap((file) => mixedTexts(file, readFileSync(file, 'utf8')).map((each) => `${file}:${each}`))
  expect(mixed).toEqual([])
})

test.each([
  ['<p>Saved {isNew && <b>new</b>}</p>', ['1: Saved']],
  ['<p>{text("saved")}{list.map((each) => <b>{each}</b>)}</p>', ['1: text("saved")']],
  ['<p>{line.title}{isNew ? <b>new</b> : <i>old</i>}</p>', ['1: line.title']],
  ['<p>{isLinked ? <a href="/">{name}</a> : name}</p>', ['1: name']],
  ['<p><>{`${count} left`}</>{isNew && <b>new</b>}</p>', ['1: `${count} left`']],
  ['<p><span>Saved</span>{isNew && <b>new</b>}</p>', []],
  ['<p>Saved <b>now</b></p>', []],
  ['<p>{isNew && <b>new</b>}{children}</p>', []],
])('%s', (jsx, mixed) => {
  expect(mixedTexts('a.tsx', `export const shown = ${jsx}`)).toEqual(mixed)
})
