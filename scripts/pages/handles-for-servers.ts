import type { Plugin } from 'vite'

const PAGE = /\/src\/web\/pages\/[^?]+\.tsx/

/** What a page says of how it may be kept (`handle`) is the server's to read: browsers get the page without it, and without the calls it names. */
export const handlesForServers: Plugin = {
  name: 'handles-for-servers',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!PAGE.test(id)) return undefined
    const handle = this.parse(code).body.find((statement) => isHandle(statement as Statement))
    return (
      handle && {
        code: `${code.slice(0, handle.start)}export const handle = undefined${code.slice(handle.end)}`,
        map: null,
      }
    )
  },
}

interface Statement {
  type: string
  declaration?: { type: string; declarations?: { id: { name?: string } }[] } | null
}

const isHandle = ({ type, declaration }: Statement): boolean =>
  type === 'ExportNamedDeclaration' && declaration?.declarations?.[0]?.id.name === 'handle'
