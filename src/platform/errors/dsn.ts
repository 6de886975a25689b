/** Where reports go and the key that lets them in. */
export interface Dsn {
  envelopeUrl: string
  publicKey: string
}

/** `https://<key>@<host>[/<path>]/<project>`; undefined when it is none. */
export function parseDsn(text: string): Dsn | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, host, username, pathname } = new URL(text)
  const [, prefix = '', project] = /^(.*)\/(\d+)$/.exec(pathname) ?? []
  if (!/^https?:$/.test(protocol) || !username || !project) return undefined
  return { envelopeUrl: `${protocol}//${host}${prefix}/api/${project}/envelope/`, publicKey: username }
}
