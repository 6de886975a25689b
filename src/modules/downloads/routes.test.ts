import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { deleteProduct, listCourses, publishProduct, unpublishProduct } from '#modules/catalog/contract.ts'
import { connectMedia } from '#modules/media/connect-media.ts'
import { FileUsers } from '#modules/media/files/file-users.ts'
import { keptKey, sentKey } from '#modules/media/files/keys.ts'
import { sweepFiles } from '#modules/media/files/sweep-files.ts'
import { searchCourses } from '#modules/search/contract.ts'
import { clock, DAY } from '#platform/clock.ts'
import { anArchive, SOUNDS } from '#test/files-of-kinds.ts'
import { aWorld } from '#test/world.ts'
import * as contract from './contract.ts'
import { A_PDF, aDownload, giveFile, sendBytes } from './testing.ts'
import { usedByVersions } from './used-by-versions.ts'
import { FILE_MAX_BYTES } from './vocabulary.ts'

const world = await aWorld()
const media = connectMedia(world.config)
const fileUsers = new FileUsers()
fileUsers.register(usedByVersions)
const school = await world.aSchool({ language: 'pl' })
afterAll(() => world.close())

const admin = (at = school) => at.as(at.admin)
const isKept = async (key: string) => (await media.store.head(key)) !== null
const storedOf = async ({ id }: { id: string }) => {
  const { rows } = await school.work(({ tx }) =>
    tx.execute<{ id: string }>(sql`
      select stored_id as id from file_versions where file_id = ${id} order by number`),
  )
  return rows.map((row) => row.id)
}

test('an admin makes a download, fills, orders, renames and publishes it, and everybody sees what it holds', async () => {
  const { download } = await admin().call(contract.createDownload, { title: 'Światło w zeszycie', amount: 4_900 })
  expect(download.slug).toBe('swiatlo-w-zeszycie')
  await expect(admin().call(publishProduct, { productId: download.id })).rejects.toMatchObject({
    status: 409,
    code: 'downloads.no-files',
    message: 'Najpierw dodaj co najmniej jeden plik.',
  })
  const first = await giveFile(world, school, download.id, { filename: 'Zeszyt_ćwiczeń.PDF' })
  const second = await giveFile(world, school, download.id, { filename: 'Dźwięk.v2.mp3', bytes: SOUNDS['audio/mpeg']! })
  expect([first, second]).toMatchObject([
    { title: 'Zeszyt ćwiczeń', version: { number: 1, filename: 'Zeszyt_ćwiczeń.PDF', bytes: 10, loads_count: 0 } },
    { title: 'Dźwięk.v2', version: { bytes: 522 } },
  ])
  const key = { downloadId: download.id }
  await admin().call(contract.orderFiles, { ...key, ids: [second.id, first.id] })
  const { data } = await admin().call(contract.renameFile, { ...key, fileId: second.id, title: 'Nagranie' })
  expect(data.map(({ title }) => title)).toEqual(['Nagranie', 'Zeszyt ćwiczeń'])
  await admin().call(publishProduct, { productId: download.id })

  const page = await school.as().call(contract.getDownloadPage, { downloadSlug: download.slug })
  expect(page).toMatchObject({
    product: { kind: 'download', amount: 4_900 },
    files: [
      { title: 'Nagranie', ending: 'mp3', bytes: 522 },
      { title: 'Zeszyt ćwiczeń', ending: 'pdf', bytes: 10 },
    ],
    has_access: false,
  })
  expect((await school.as().call(listCourses, {})).data).toMatchObject([{ kind: 'download', slug: download.slug }])
  expect((await school.as().call(searchCourses, { q: 'swiatlo' })).data).toMatchObject([{ slug: download.slug }])
  expect((await admin().call(contract.listPanelDownloads, { q: 'ŚWIATŁO' })).data).toMatchObject([
    { title: 'Światło w zeszycie', files_count: 2, students_count: 0, status: 'published' },
  ])
})

test('one on the site keeps a file at least, whoever asks; nobody has had it, so it may be deleted', async () => {
  const { id: downloadId, file } = await aDownload(world, school)
  const key = { downloadId, fileId: file.id }
  await expect(admin().call(contract.deleteFile, key)).rejects.toMatchObject({
    status: 409,
    code: 'downloads.last-file',
  })
  const bare = school.work(({ tx }) => tx.execute(sql`delete from download_files where id = ${file.id}`))
  await expect(bare).rejects.toMatchObject({ constraint: 'products_download_files' })
  await admin().call(unpublishProduct, { productId: downloadId })
  await admin().call(contract.deleteFile, key)
  const published = school.work(({ tx }) =>
    tx.execute(sql`update products set status = 'published' where id = ${downloadId}`),
  )
  await expect(published).rejects.toMatchObject({ constraint: 'products_download_files' })
  expect(await admin().call(deleteProduct, { productId: downloadId })).toMatchObject({ outcome: 'deleted' })
})

test('files are in downloads alone', async () => {
  const other = school.work(({ tx }) =>
    tx.execute(sql`
      with made as (
        insert into products (id, kind, slug, title) values (gen_random_uuid(), 'course', 'kurs', 'Kurs') returning id)
      select id from made`),
  )
  const [course] = (await other).rows as { id: string }[]
  const put = school.work(({ tx }) =>
    tx.execute(sql`
      insert into download_files (id, download_id, title, position) values (gen_random_uuid(), ${course!.id}, 'x', 1)`),
  )
  await expect(put).rejects.toMatchObject({ constraint: 'download_files_kind' })
})

test('a new version takes the place of the one before, which stays listed with what it was', async () => {
  const { id: downloadId, slug, file } = await aDownload(world, school)
  const key = { downloadId, fileId: file.id }
  const bytes = anArchive({ mimetype: 'application/epub+zip' })
  const sent_file_id = await sendBytes(world, school, downloadId, { filename: 'Wydanie 2.epub', bytes })
  const { data } = await admin().call(contract.addVersion, { ...key, sent_file_id, note: 'Nowy rozdział' })
  expect(data).toMatchObject([
    { title: 'Zeszyt ćwiczeń', version: { number: 2, filename: 'Wydanie 2.epub', note: 'Nowy rozdział' } },
  ])
  const versions = (await admin().call(contract.listVersions, key)).data
  expect(versions.map((version) => [version.number, version.bytes])).toEqual([
    [2, bytes.length],
    [1, 10],
  ])
  expect((await school.as().call(contract.getDownloadPage, { downloadSlug: slug })).files).toMatchObject([
    { title: 'Zeszyt ćwiczeń', ending: 'epub', bytes: bytes.length },
  ])
  const twice = admin().call(contract.addFile, { downloadId, sent_file_id })
  await expect(twice).rejects.toMatchObject({ status: 409 })
})

test('of two versions that are added at once each has its number', async () => {
  const { id: downloadId, file } = await aDownload(world, school)
  const key = { downloadId, fileId: file.id }
  const sent = [await sendBytes(world, school, downloadId), await sendBytes(world, school, downloadId)]
  await Promise.all(sent.map((sent_file_id) => admin().call(contract.addVersion, { ...key, sent_file_id })))
  expect((await admin().call(contract.listVersions, key)).data.map(({ number }) => number)).toEqual([3, 2, 1])
})

test('a copy is a draft with the newest of the files, which outlive the first one', async () => {
  const { id: downloadId, file } = await aDownload(world, school, { published: false })
  const sent_file_id = await sendBytes(world, school, downloadId)
  await admin().call(contract.addVersion, { downloadId, fileId: file.id, sent_file_id, note: 'Poprawki' })
  const { download } = await admin().call(contract.duplicateDownload, { downloadId })
  const { data } = await admin().call(contract.listFiles, { downloadId: download.id })
  expect(data).toMatchObject([{ title: 'Zeszyt ćwiczeń', version: { number: 1, note: '', bytes: 10 } }])
  const [old] = await storedOf(file)
  await admin().call(deleteProduct, { productId: downloadId })
  clock.moveBy(DAY + 1)
  await sweepFiles({ units: world.app.units, media, fileUsers })
  expect([await isKept(keptKey(old!)), await isKept(keptKey(sent_file_id))]).toEqual([false, true])
  const answer = await world.app.inject({
    url: data[0]!.version.url,
    headers: { host: school.host, cookie: `katedra_session=${school.admin.secret}` },
  })
  expect([answer.statusCode, answer.body]).toEqual([200, A_PDF])
})

describe('what is sent', () => {
  test.each(['strona.html', 'obraz.svg', 'program.exe', 'skrypt.js', 'bez-końcówki', 'pdf', 'x.constructor'])(
    'is refused with words when it is called %s',
    async (filename) => {
      const { id: downloadId } = await aDownload(world, school, { published: false })
      await expect(admin().call(contract.sendFile, { downloadId, filename, bytes: 1 })).rejects.toMatchObject({
        status: 422,
        fields: { filename: [expect.stringContaining('Plików tego typu nie można sprzedawać')] },
      })
    },
  )

  test('is refused with words when it is too big, before it is sent and while', async () => {
    const { id: downloadId } = await aDownload(world, school, { published: false })
    const given = { downloadId, filename: 'x.zip', bytes: FILE_MAX_BYTES + 1 }
    await expect(admin().call(contract.sendFile, given)).rejects.toMatchObject({
      status: 422,
      fields: { bytes: ['Plik jest za duży. Największy dozwolony rozmiar to 2048 MB.'] },
    })
    const room = await admin().call(contract.sendFile, { ...given, bytes: 1 })
    const headers = { ...room.headers, host: school.host, 'content-length': String(FILE_MAX_BYTES + 1) }
    const sent = await world.app.inject({ method: 'PUT', url: room.upload, headers, payload: 'x' })
    expect(sent.statusCode).toBe(413)
  })

  const page = '<!doctype html><script>alert(1)</script>'
  const other = /^Nazwa wskazuje na plik (PDF|PNG|ZIP|EPUB|DOCX|MP3), ale zawartość jest inna\./
  test.each([
    ['a page', 'Zeszyt.pdf', page, other],
    [
      'a drawing with a script',
      'okładka.png',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      other,
    ],
    ['a page with a PDF in it', 'Zeszyt.pdf', `${page}\n${A_PDF}\n%%EOF`, other],
    ['a page with an archive in it', 'Arkusze.zip', page + anArchive({ a: 'b' }).toString('latin1'), other],
    ['an archive of anything', 'Książka.epub', anArchive({ 'index.html': page }).toString('latin1'), other],
    ['another document', 'Arkusz.docx', anArchive({ mimetype: 'application/epub+zip' }).toString('latin1'), other],
    ['a program', 'Nagranie.mp3', 'MZ\x90\0\x03', other],
    ['a page', 'adresy.txt', page, /^To nie jest zwykły tekst w kodowaniu UTF-8/],
    ['another encoding', 'adresy.csv', 'Za\xbf\xf3\xb3\xe6', /^To nie jest zwykły tekst w kodowaniu UTF-8/],
  ])('is refused with words when it is %s called %s, and kept nowhere', async (_what, filename, words, refusal) => {
    const { id: downloadId, file } = await aDownload(world, school, { published: false })
    const bytes = Buffer.from(words, 'latin1')
    for (const add of [contract.addFile, contract.addVersion]) {
      const sent_file_id = await sendBytes(world, school, downloadId, { filename, bytes })
      const added = admin().call(add as typeof contract.addVersion, { downloadId, fileId: file.id, sent_file_id })
      const fields = { sent_file_id: [expect.stringMatching(refusal)] }
      await expect(added).rejects.toMatchObject({ status: 422, fields })
      expect([await isKept(keptKey(sent_file_id)), await isKept(sentKey(sent_file_id))]).toEqual([false, false])
    }
  })

  test('is saved, never shown, as the type it was found to be', async () => {
    const { id: downloadId } = await aDownload(world, school, { published: false })
    const sold = {
      'Lista.csv': ['text/csv', 'Imię;Ilość\nŻaneta;2'],
      'Zeszyt.pdf': ['application/pdf', A_PDF],
    } as const
    for (const [filename, [type, words]] of Object.entries(sold)) {
      const { version } = await giveFile(world, school, downloadId, { filename, bytes: Buffer.from(words) })
      const headers = { host: school.host, cookie: `katedra_session=${school.admin.secret}` }
      const answer = await world.app.inject({ url: version.url, headers })
      expect(answer.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' })
      expect(answer.headers['content-disposition']).toMatch(/^attachment; /)
    }
  })

  test('becomes no file before it has come, and is swept when nobody makes one of it', async () => {
    const { id: downloadId } = await aDownload(world, school, { published: false })
    const room = await admin().call(contract.sendFile, { downloadId, filename: 'x.zip', bytes: 1 })
    const add = admin().call(contract.addFile, { downloadId, sent_file_id: room.sent_file_id })
    await expect(add).rejects.toMatchObject({ status: 422, fields: { sent_file_id: [expect.any(String)] } })
    const left = await sendBytes(world, school, downloadId)
    await sweepFiles({ units: world.app.units, media, fileUsers })
    expect(await isKept(sentKey(left))).toBe(true)
    clock.moveBy(DAY + 1)
    await sweepFiles({ units: world.app.units, media, fileUsers })
    expect(await isKept(sentKey(left))).toBe(false)
  })

  test('of another school is nothing that is there', async () => {
    const other = await world.aSchool()
    const theirs = await aDownload(world, other)
    const mine = await aDownload(world, school)
    const sent_file_id = await sendBytes(world, other, theirs.id)
    const foreign = { downloadId: theirs.id, fileId: theirs.file.id, ids: [theirs.file.id], title: 'x' }
    for (const call of [contract.listFiles, contract.renameFile, contract.orderFiles, contract.deleteFile])
      await expect(admin().call(call as typeof contract.renameFile, foreign)).rejects.toMatchObject({ status: 404 })
    await expect(admin().call(contract.addFile, { downloadId: mine.id, sent_file_id })).rejects.toMatchObject({
      status: 404,
    })
    const mixed = { downloadId: mine.id, fileId: theirs.file.id, title: 'x' }
    await expect(admin().call(contract.renameFile, mixed)).rejects.toMatchObject({ status: 404 })
  })
})
