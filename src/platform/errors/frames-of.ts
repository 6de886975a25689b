import { cwd } from 'node:process'

export interface Frame {
  function: string
  filename: string
  lineno: number
  colno: number
  in_app: boolean
}

const V8 = /^\s*at (?:(?:async )?(.*?) \()?(.+?):(\d+):(\d+)\)?$/
const OTHERS = /^(.*?)@(.+?):(\d+):(\d+)$/
const MOST = 50

/** The places an error came through, outermost first, in whatever way the browser writes them. */
export function framesOf(stack: string): Frame[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, name, file, lineno, colno] = V8.exec(line) ?? OTHERS.exec(line) ?? []
      if (!file) return []
      const filename = shortened(file)
      const inApp = !filename.includes('node_modules/') && !filename.startsWith('node:')
      return [{ function: name || '?', filename, lineno: Number(lineno), colno: Number(colno), in_app: inApp }]
    })
    .slice(0, MOST)
    .toReversed()
}

/** Without where on this machine, or on which school's host, the file lies. */
function shortened(file: string): string {
  const inModules = file.lastIndexOf('node_modules/')
  if (inModules >= 0) return file.slice(inModules)
  return file
    .replace(/^file:\/\//, '')
    .replace(`${cwd()}/`, '')
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
}
