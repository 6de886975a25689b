import { globSync, readFileSync } from 'node:fs'

/** The folder of the module that each kind of product has its records in, by the kind. */
export const FOLDERS_OF_KINDS: ReadonlyMap<string, string> = new Map(
  globSync('src/modules/*/ui/panel-kind.{ts,tsx}').flatMap((file) => {
    const [, kind] = /^ {2}kind: '(\w+)',$/m.exec(readFileSync(file, 'utf8')) ?? []
    return kind ? [[kind, file.split('/').slice(0, 3).join('/')]] : []
  }),
)

const COMMENTS = /^\s*(?:\/\/|\/\*|\*).*$/gm

/** The kinds a file names in any way: by their own names or by those of their modules. */
export function kindsNamed(text: string): string[] {
  const code = text.replaceAll(COMMENTS, '')
  return [...FOLDERS_OF_KINDS]
    .filter(([kind, folder]) => new RegExp(`\\b(?:${kind}|${folder.split('/').at(-1)})\\b`).test(code))
    .map(([kind]) => kind)
}

/** The kinds whose names stand in a file as values; what a text is called by (`text('course')`) is no kind. */
export function kindsAsValues(text: string): string[] {
  const code = text.replaceAll(COMMENTS, '')
  return [...FOLDERS_OF_KINDS.keys()].filter((kind) => new RegExp(`(?<!\\btext\\()'${kind}'`).test(code))
}
