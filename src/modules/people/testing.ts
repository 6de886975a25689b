import { eq } from 'drizzle-orm'
import type { App } from '#platform/http/app.ts'
import { hashPassword } from './password.ts'
import { people } from './tables.ts'
import type { Ctx } from '#platform/context.ts'

/** A browser that keeps its cookies and its token, over inject. */
export function aBrowser(app: App, host: string, ip = '10.0.0.1') {
  const jar = new Map<string, string>()
  const send = async (
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    headers: Record<string, string>,
    payload?: string,
  ) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await app.inject({
      method,
      url,
      remoteAddress: ip,
      headers: { host, cookie, accept: 'application/json', ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
    for (const { name, value, maxAge, expires } of answer.cookies)
      if (maxAge === 0 || (expires && expires < new Date())) jar.delete(name)
      else jar.set(name, value)
    return answer
  }
  const token = async (): Promise<string> => (await send('POST', '/student', {})).json().csrf_token
  const asJson =
    (method: 'POST' | 'PUT') =>
    async (url: string, body: object, headers: Record<string, string> = {}) =>
      send(
        method,
        url,
        { 'content-type': 'application/json', 'x-csrf-token': await token(), ...headers },
        JSON.stringify(body),
      )
  return {
    jar,
    token,
    get: (url: string, headers: Record<string, string> = {}) => send('GET', url, headers),
    post: asJson('POST'),
    put: asJson('PUT'),
    /** sends a form as a browser without scripts does */
    submit: async (url: string, fields: Record<string, string>) =>
      send(
        'POST',
        url,
        { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' },
        new URLSearchParams({ _token: await token(), ...fields }).toString(),
      ),
    whoAmI: async () => (await send('POST', '/student', {})).json().student as { name: string; email: string } | null,
  }
}

export async function givePassword(ctx: Ctx, personId: string, password: string): Promise<void> {
  await ctx.tx
    .update(people)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(people.id, personId))
}
