import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { giveAccess } from '#modules/access/contract.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { anArchive } from '#test/files-of-kinds.ts'
import { aWorld, type TestPerson } from '#test/world.ts'
import { addVersion, listFiles, listMyDownloads, loadFile } from '../contract.ts'
import { A_PDF, aDownload, sendBytes } from '../testing.ts'
import { LINK_MINUTES } from '../vocabulary.ts'

let download: Awaited<ReturnType<typeof aDownload>>
let buyer: TestPerson
const world = await aWorld()
const school = await world.aSchool()
beforeEach(async () => {
  download = await aDownload(world, school)
  buyer = await school.aStudent({ email: `${newId()}@school.test` })
  await school.as(school.admin).call(giveAccess, { id: buyer.id, product_id: download.id, reason: 'Nagroda' })
})
afterAll(() => world.close())

const mine = async () => (await school.as(buyer).call(listMyDownloads, {})).data
const link = async (person = buyer) => (await school.as(person).call(loadFile, { fileId: download.file.id })).url
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  world.app.inject({ method, url, headers: { host: school.host, ...headers } })
const as = (person: TestPerson) => ({ cookie: `katedra_session=${person.secret}` })
const loads = async () => (await mine())[0]!.files[0]!.loads_count

describe('a link', () => {
  test('saves the file under its name, whole or in parts, and can run nothing', async () => {
    const url = await link()
    const whole = await get(url)
    expect([whole.statusCode, whole.body]).toEqual([200, A_PDF])
    expect(whole.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''Zeszyt%20%C4%87wicze%C5%84.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
    })
    const part = await get(url, { range: 'bytes=4-6' })
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '456', 'bytes 4-6/10'])
    expect((await get(url, { range: 'bytes=99-' })).statusCode).toBe(416)
  })

  test('is counted once however many parts of it are asked for at once, and not before', async () => {
    const url = await link()
    expect([(await get(url, {}, 'HEAD')).statusCode, await loads()]).toEqual([200, 0])
    await Promise.all(['bytes=0-3', 'bytes=4-6', 'bytes=7-'].map((range) => get(url, { range })))
    await get(url)
    expect(await loads()).toBe(1)
    await get(await link())
    expect(await loads()).toBe(2)
    const { data } = await school.as(school.admin).call(listFiles, { downloadId: download.id })
    expect(data[0]!.version.loads_count).toBe(2)
  })

  test('is over after some minutes, and no other than the one that was given', async () => {
    const url = await link()
    const later = url.replace(/expires=\d+/, (found) => `${found}9`)
    expect((await get(later)).statusCode).toBe(403)
    const another = await link()
    const [id] = /[0-9a-f-]{36}/.exec(another)!
    expect((await get(url.replace(/[0-9a-f-]{36}/, id))).statusCode).toBe(403)
    clock.moveBy(LINK_MINUTES * MINUTE + 1_000)
    expect((await get(url)).statusCode).toBe(403)
    expect(await loads()).toBe(0)
  })

  test('is nobody’s who is signed in as somebody else, and of no other school', async () => {
    const stranger = await school.aStudent()
    await expect(link(stranger)).rejects.toMatchObject({ status: 403 })
    const url = await link()
    expect((await get(url, as(stranger))).statusCode).toBe(403)
    const other = await world.aSchool()
    expect((await get(url, { host: other.host })).statusCode).toBe(403)
    expect(await loads()).toBe(0)
    expect((await get(url, as(buyer))).statusCode).toBe(200)
  })

  test('leads to what was newest when it was given, and buyers get a new version from then on', async () => {
    const old = await link()
    const bytes = anArchive({ mimetype: 'application/epub+zip' })
    const sent_file_id = await sendBytes(world, school, download.id, { filename: 'Druga.epub', bytes })
    const key = { downloadId: download.id, fileId: download.file.id }
    await school.as(school.admin).call(addVersion, { ...key, sent_file_id, note: 'Nowy rozdział' })
    expect([(await get(old)).body, (await get(await link())).body]).toEqual([A_PDF, bytes.toString()])
    expect((await mine())[0]!.files).toMatchObject([
      { version: 2, note: 'Nowy rozdział', ending: 'epub', bytes: bytes.length, loads_count: 2 },
    ])
  })
})

test('any version is loaded by admins alone, and counted for nobody', async () => {
  const { url } = download.file.version
  expect((await get(url)).statusCode).toBe(401)
  expect((await get(url, as(buyer))).statusCode).toBe(403)
  const answer = await get(url, as(school.admin))
  expect([answer.statusCode, answer.body, await loads()]).toEqual([200, A_PDF, 0])
  const other = await world.aSchool()
  expect((await get(url, { ...as(other.admin), host: other.host })).statusCode).toBe(404)
})
