import { expect, test } from 'vitest'
import { framesOf } from './frames-of.ts'

const frame = (name: string, filename: string, lineno: number, in_app = true) => ({
  function: name,
  filename,
  lineno,
  colno: 9,
  in_app,
})

test.each([
  [
    'Chromium and Node',
    `Error: x\n    at send (https://zolw.test/assets/a.js?v=1:3:9)\n    at async Promise.all (index 0)\n    at node:internal/x:5:9`,
    [frame('?', 'node:internal/x', 5, false), frame('send', '/assets/a.js', 3)],
  ],
  [
    'Firefox and Safari',
    `send@https://zolw.test/assets/a.js:3:9\n@https://zolw.test/assets/b.js:4:9\n[native code]`,
    [frame('?', '/assets/b.js', 4), frame('send', '/assets/a.js', 3)],
  ],
  [
    'a package',
    `    at query (/srv/app/node_modules/pg/lib/client.js:7:9)`,
    [frame('query', 'node_modules/pg/lib/client.js', 7, false)],
  ],
  ['no stack', 'Error: nothing', []],
])('reads the stack of %s', (_browser, stack, frames) => {
  expect(framesOf(stack)).toEqual(frames)
})
