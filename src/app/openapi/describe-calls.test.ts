import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWorld, type World } from '#test/world.ts'

interface Operation {
  operationId: string
  tags: string[]
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, object> }; encoding?: object }> }
  responses: Record<string, { $ref?: string; content?: Record<string, object> }>
  security?: object[]
}

let world: World
let paths: Record<string, Record<string, Operation>>
let responses: Record<string, { headers?: object; content?: Record<string, { schema: { $ref: string } }> }>
let servers: { url: string; variables?: object }[]
let schemas: Record<string, { properties: object; required: string[] }>
beforeAll(async () => {
  world = await aWorld()
  const told = (await world.app.inject('/openapi.json')).json()
  ;({ paths, servers } = told)
  ;({ responses, schemas } = told.components)
})
afterAll(() => world.close())

const statusesOf = (path: string, method: string) => Object.keys(paths[path]![method]!.responses).map(Number)

test.each([
  ['/json/school', 'get', [200, 404, 503]],
  ['/json/courses', 'get', [200, 404, 422, 503]],
  ['/json/home/dashboard', 'get', [200, 401, 403, 404, 419, 422, 503]],
  ['/home/products/{productId}/publish', 'post', [200, 401, 403, 404, 409, 413, 415, 419, 422, 503]],
  ['/login', 'post', [200, 303, 403, 413, 415, 419, 422, 429, 503]],
  ['/comments', 'post', [201, 401, 403, 404, 413, 415, 419, 422, 429, 502, 503]],
  ['/lead', 'post', [200, 303, 404, 409, 413, 415, 422, 429, 503]],
  ['/transaction/{hash}/pending', 'post', [200, 404, 409, 413, 415, 422, 502, 503]],
  ['/payments/notifications/{gateway}/{schoolId}', 'post', [200, 403, 404, 409, 413, 415, 422, 503]],
])('%s, %s, is answered with %j and nothing else', (path, method, statuses) => {
  expect(statusesOf(path, method)).toEqual(statuses)
})

test('each refusal has its shape, and those that pass say when to come again', () => {
  for (const operations of Object.values(paths)) {
    for (const { responses: answers } of Object.values(operations)) {
      for (const { $ref, content } of Object.values(answers)) {
        if (!$ref) expect(Object.values(content ?? { none: {} }).length).toBeGreaterThan(0)
        else expect(responses).toHaveProperty($ref.split('/').at(-1)!)
      }
    }
  }
  expect(responses['NotFound']?.content?.['application/json']?.schema.$ref).toBe('#/components/schemas/Refusal')
  expect(responses['InvalidFields']?.content?.['application/json']?.schema.$ref).toBe(
    '#/components/schemas/FieldRefusal',
  )
  expect(Object.keys(schemas['FieldRefusal']!.properties)).toEqual(['message', 'code', 'errors'])
  for (const name of ['TooManyRequests', 'Unavailable']) expect(responses[name]?.headers).toHaveProperty('Retry-After')
})

test('files are told with their types and sizes, beside the fields that go with them', () => {
  const { content } = paths['/comment/{id}/reply']!['post']!.requestBody!
  expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data'])
  expect(content['multipart/form-data']!.schema.properties).toMatchObject({
    body: { type: 'string' },
    image: { type: 'string', format: 'binary', description: 'image/png, image/gif, image/jpeg; at most 5000 KB' },
  })
  expect(content['multipart/form-data']!.encoding).toEqual({
    image: { contentType: 'image/png, image/gif, image/jpeg' },
  })
})

test('what is no call of a module is told too: uploads, files and the player', () => {
  const byAddress = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { tags }]) => tags[0] === 'address')
      .map(([method]) => `${method} ${path}`),
  )
  expect(byAddress.toSorted()).toEqual([
    'delete /tusupload/{uploadId}',
    'get /downloads/loads/{id}',
    'get /embed/{libraryId}/{videoId}',
    'get /files/{key}',
    'get /home/downloads/versions/{id}',
    'get /home/exports/{id}/file',
    'get /lectures/entries/{id}/file',
    'get /lectures/files/{id}',
    'get /lectures/{id}/pdf',
    'get /pictures/{id}',
    'get /pictures/{id}/{file}',
    'get /public/{key}',
    'get /video/{videoId}/{token}/left',
    'get /video/{videoId}/{token}/{file}',
    'head /tusupload/{uploadId}',
    'patch /tusupload/{uploadId}',
    'post /tusupload',
    'put /files/{key}',
  ])
})

test('each call has a name of its own, which is that of its contract', () => {
  const names = Object.values(paths).flatMap((operations) => Object.values(operations).map((each) => each.operationId))
  expect(names.length).toBeGreaterThan(380)
  expect(names.filter((name) => !/^[a-z][A-Za-z]+$/.test(name))).toEqual([])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(paths['/login']!['post']!.operationId).toBe('logIn')
  expect(paths['/tusupload/{uploadId}']!['patch']!.operationId).toBe('sendVideoPiece')
})

test('where calls are made is said: the host that was asked, and any other', () => {
  expect(servers.map(({ url }) => url)).toEqual(['/', 'https://{host}'])
  expect(servers[1]!.variables).toHaveProperty('host.default')
})

test('a call says what lets somebody in', () => {
  const of = (path: string, method: string) => paths[path]![method]!.security
  expect(of('/json/my/courses', 'get')).toEqual([{ session: [] }])
  expect(of('/my/account', 'post')).toEqual([{ session: [], forgeryToken: [] }])
  expect(of('/login', 'post')).toEqual([{ forgeryToken: [] }])
  expect(of('/json/school', 'get')).toBeUndefined()
})
