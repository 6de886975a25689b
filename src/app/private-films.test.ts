import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { takeAccess } from '#modules/access/contract.ts'
import { aGrant } from '#modules/access/testing.ts'
import { changePrice } from '#modules/catalog/change-price.ts'
import { addVariant } from '#modules/catalog/variants/add-variant.ts'
import { comments } from '#modules/comments/tables.ts'
import { aComment } from '#modules/comments/testing.ts'
import { posts } from '#modules/community/tables.ts'
import { aPost, aTopic } from '#modules/community/testing.ts'
import { POST_TYPE } from '#modules/community/vocabulary.ts'
import {
  deleteComponent,
  duplicateComponent,
  listComponents,
  storeComponent,
} from '#modules/courses/components/contract.ts'
import { giveSound, offerFile, showPdf } from '#modules/courses/components/files/testing.ts'
import { givePdf } from '#modules/courses/pdf/testing.ts'
import { lectures } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { changeVariantContents } from '#modules/courses/variants/contract.ts'
import * as exams from '#modules/exams/contract.ts'
import { anExam } from '#modules/exams/testing.ts'
import * as learning from '#modules/learning/contract.ts'
import { checkQuiz } from '#modules/learning/quiz/contract.ts'
import { connectMedia } from '#modules/media/connect-media.ts'
import { deleteCaptions, deleteStill, getCaptions, getVideo, putCaptions } from '#modules/media/contract.ts'
import { videos } from '#modules/media/tables.ts'
import { aPicture, aVideo } from '#modules/media/testing.ts'
import { logOut } from '#modules/people/contract.ts'
import { openSession } from '#modules/people/index.ts'
import { sessions } from '#modules/people/tables.ts'
import { newStill } from '#providers/video/own-host/still.ts'
import { clock, SECOND } from '#platform/clock.ts'
import { digestOf } from '#platform/ids.ts'
import { hearStatements } from '#test/hear-statements.ts'
import { statusesOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'

const LASTING = { access_length: 'forever', access_days: 0, access_until: null } as const
const world = await aWorld()
const { store } = connectMedia(world.config)
afterAll(() => world.close())

let school: TestSchool
let course: Awaited<ReturnType<typeof aCourse>>
let paid: string
let free: string
let owner: TestPerson

beforeEach(async () => {
  school = await world.aSchool()
  owner = school.student
  course = await school.work((ctx) => aCourse(ctx, { sections: [[{}, { isFreeToWatch: true }], [{}]] }))
  ;[paid, free] = course.sections[0]!.lectureIds as [string, string]
  await school.work((ctx) => aGrant(ctx, { studentId: owner.id, productId: course.courseId }))
  for (const lectureId of [paid, free]) await keepFilmOf(lectureId)
  await givePdf(world, school, placeOf(paid), true)
})

const placeOf = (lectureId: string) => ({ courseId: course.courseId, sectionId: course.sections[0]!.id, lectureId })

async function keepFilmOf(lectureId: string): Promise<void> {
  const videoId = await school.work(async ({ tx }) => {
    const [lecture] = await tx.select().from(lectures).where(eq(lectures.id, lectureId))
    return lecture!.videoId!
  })
  await keepFilm(videoId)
}

/** What there is of a film once it is transcoded, each file as large as a word. */
async function keepFilm(videoId: string): Promise<void> {
  const prefix = `videos/${videoId}/attempt/`
  for (const name of ['master.m3u8', '360p.m3u8', '360p-init.mp4', '360p-00000.m4s', 'poster.webp'])
    await store.put(`${prefix}${name}`, Buffer.from(name), { contentType: 'application/octet-stream' })
  const key = `videos/${videoId}/captions/pl.vtt`
  await store.put(key, Buffer.from('WEBVTT'), { contentType: 'text/vtt' })
  await school.work(({ tx }) =>
    tx
      .update(videos)
      .set({ outputPrefix: prefix, captions: [{ language: 'pl', label: 'Polski', key }] })
      .where(eq(videos.id, videoId)),
  )
}

/** A film in a component, with a still that was chosen. */
async function showFilm(place: ReturnType<typeof placeOf>): Promise<void> {
  const still = newStill()
  const { id } = await school.work((ctx) => aVideo(ctx, { isForBlocks: true, still }))
  await keepFilm(id)
  await store.put(`videos/${id}/${still}`, Buffer.from('still'), { contentType: 'image/webp' })
  const component = { type: 'video' as const, video_id: id, title: 'Zza kulis' }
  await school.as(school.admin).call(storeComponent, { ...place, block: component })
}

/** A picture in a component, each width as large as a word; answers the component. */
async function showPicture(place: ReturnType<typeof placeOf>): Promise<string> {
  const { id, widths } = await school.work((ctx) => aPicture(ctx, { context: 'lecture', isGuarded: true }))
  for (const width of widths)
    await store.put(`guarded/images/${id}/${width}.webp`, Buffer.from('picture'), { contentType: 'image/webp' })
  const component = { type: 'image' as const, picture_id: id, alt: 'Dłuto', caption: '' }
  return (await school.as(school.admin).call(storeComponent, { ...place, block: component })).id
}

type Viewer = string | undefined
/** What the browser of a person sends along. */
const browserOf = ({ secret }: TestPerson): Viewer => `katedra_session=${secret}`
const get = (url: string, cookie: Viewer, headers: Record<string, string> = {}) =>
  world.app.inject({ url, headers: { ...headers, host: school.host, ...(cookie && { cookie }) } })
const statusesFor = async (addresses: string[], cookie: Viewer) => {
  const answered = new Set<number>()
  for (const address of addresses) answered.add((await get(address, cookie)).statusCode)
  return [...answered]
}

interface Addresses {
  embed: string
  /** whose answer goes by who asks */
  shared: string[]
  /** made for one browser */
  own: string[]
  segment: string
}

/** Every address that the page of a lecture loads, as one browser is given them. */
async function addressesOf(lectureId: string, person: TestPerson | undefined, cookie: Viewer): Promise<Addresses> {
  const { lecture } = await school.as(person).call(learning.getLecturePage, { id: lectureId })
  const embed = lecture.video!.embed_url!
  const own = await playerOf(embed, cookie)
  for (const component of lecture.components)
    if (component.type === 'video') own.push(...(await playerOf(component.film!.embed_url!, cookie)))
  const saved = lecture.pdf ? [`${lecture.pdf.url}?download=1`] : []
  return { embed, shared: [...addressesIn(lecture), ...saved], own, segment: own.find((url) => url.endsWith('.m4s'))! }
}

/** Whatever in an answer is an address, so that those of whatever a lecture comes to have are among them. */
function addressesIn(told: unknown): string[] {
  if (typeof told === 'string') return told.startsWith('/') ? [told.replace('{width}', '640')] : []
  return typeof told === 'object' && told !== null ? Object.values(told).flatMap(addressesIn) : []
}

async function playerOf(embed: string, cookie: Viewer): Promise<string[]> {
  const page = await get(embed, cookie)
  expect(page.statusCode).toBe(200)
  const [master, poster, captions] = ['data-source', 'poster', 'src'].map(
    (name) => new RegExp(` ${name}="(/video/[^"]+)"`).exec(page.body)![1]!,
  ) as [string, string, string]
  const beside = (name: string) => master.replace('master.m3u8', name)
  return [
    master,
    beside('360p.m3u8'),
    beside('360p-init.mp4'),
    beside('360p-00000.m4s'),
    beside('poster.webp'),
    poster,
    captions,
  ]
}

/** What was known of who may see what is asked anew. */
const tenSecondsLater = async <T>(work: () => Promise<T>): Promise<T> => {
  clock.moveBy(10 * SECOND)
  try {
    return await work()
  } finally {
    clock.moveBy(-10 * SECOND)
  }
}

/** Of a variant that has all of the course, until the section with the paid lecture is left out. */
async function aStudentOfAPart() {
  const part = await school.work(async (ctx) => {
    const key = { productId: course.courseId, variantId: course.variantId }
    await changePrice(ctx, { ...key, ...LASTING, amount: 20_000, name: 'Całość' })
    const { variants } = await addVariant(ctx, { ...key, ...LASTING, amount: 5_000, name: 'Część' })
    return variants.at(-1)!.id
  })
  const student = await school.aStudent()
  await school.work((ctx) => aGrant(ctx, { studentId: student.id, productId: course.courseId, variantId: part }))
  const contents = { includes_all: false, section_ids: [course.sections[1]!.id] }
  const leaveOut = () =>
    school.as(school.admin).call(changeVariantContents, { courseId: course.courseId, variantId: part, ...contents })
  return { student, leaveOut }
}

describe('what the page of a paid lecture loads', () => {
  let given: Addresses
  let all: string[]
  beforeEach(async () => {
    await giveSound(world, school, placeOf(paid))
    await offerFile(world, school, placeOf(paid))
    await showPdf(world, school, placeOf(paid), false)
    await showFilm(placeOf(paid))
    await showPicture(placeOf(paid))
    given = await addressesOf(paid, owner, browserOf(owner))
    all = [...given.shared, ...given.own]
    // The player, its poster, the PDF to read and to save, a sound, a file, a PDF, a picture and another film with its still between the lines.
    expect(given.shared).toHaveLength(10)
    // What two players load, captions and stills among it.
    expect(given.own).toHaveLength(14)
  })

  test('is there for who has the course', async () => {
    expect(await statusesFor(all, browserOf(owner))).toEqual([200])
    for (const url of all) {
      const headers = { host: school.host, cookie: browserOf(owner)! }
      expect((await world.app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(200)
    }
    const part = await get(given.segment, browserOf(owner), { range: 'bytes=0-3' })
    expect([part.statusCode, part.body]).toEqual([206, '360p'])
  })

  test('is there neither for a visitor nor for who has another course, whatever addresses they are given', async () => {
    const stranger = await school.aStudent()
    const another = await school.work((ctx) => aCourse(ctx))
    await school.work((ctx) => aGrant(ctx, { studentId: stranger.id, productId: another.courseId }))
    for (const cookie of [undefined, 'katedra_browser=somebody', 'katedra_session=forged', browserOf(stranger)])
      expect(await statusesFor(all, cookie), cookie).toEqual([403])
  })

  test('is there at no other school', async () => {
    const other = await world.aSchool()
    for (const person of [owner, other.student, other.admin])
      for (const url of all) {
        const headers = { host: other.host, cookie: browserOf(person)! }
        expect([403, 404]).toContain((await world.app.inject({ url, headers })).statusCode)
      }
  })

  test('is gone at once for an owner who signed out', async () => {
    await get(given.segment, browserOf(owner))
    await school.as(owner).call(logOut, {})
    expect(await statusesFor(all, browserOf(owner))).toEqual([403])
    expect(await statusesFor(all, 'katedra_browser=the-same-browser')).toEqual([403])
  })

  test('is gone at once for a browser that was signed out from elsewhere', async () => {
    await get(given.segment, browserOf(owner))
    await school.work(({ tx }) => tx.delete(sessions).where(eq(sessions.id, digestOf(owner.secret))))
    await expect.poll(() => statusesFor(all, browserOf(owner))).toEqual([403])
  })

  test('is gone ten seconds after access was taken away, while it is watched as well', async () => {
    await statusesFor(all, browserOf(owner))
    await school.as(school.admin).call(takeAccess, { id: owner.id, productId: course.courseId, reason: 'Zwrot' })
    expect(await tenSecondsLater(() => statusesFor(all, browserOf(owner)))).toEqual([403])
  })

  test('is gone ten seconds after the variant that somebody has leaves the lecture out', async () => {
    const { student, leaveOut } = await aStudentOfAPart()
    const theirs = await addressesOf(paid, student, browserOf(student))
    const loaded = [...theirs.shared, ...theirs.own]
    expect(await statusesFor(loaded, browserOf(student))).toEqual([200])
    await leaveOut()
    expect(await tenSecondsLater(() => statusesFor(loaded, browserOf(student)))).toEqual([403])
  })

  test('is there on another device of the same person by addresses of its own only', async () => {
    const secret = await school.work((ctx) => openSession(ctx, owner.id, { host: school.host.split(':')[0]! }))
    const phone = `katedra_session=${secret}`
    expect(await statusesFor(given.own, phone)).toEqual([403])
    expect(await statusesFor(given.shared, phone)).toEqual([200])
    expect(await statusesFor((await addressesOf(paid, owner, phone)).own, phone)).toEqual([200])
  })

  test('is sent to no page of another host', async () => {
    const hotlinks: Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { referer: 'https://other.test/' }]
    for (const hotlink of hotlinks)
      for (const url of given.own) expect((await get(url, browserOf(owner), hotlink)).statusCode).toBe(403)
  })

  test('is there at once for who was just given access', async () => {
    const student = await school.aStudent()
    expect(await statusesFor(given.shared, browserOf(student))).toEqual([403])
    await school.work((ctx) => aGrant(ctx, { studentId: student.id, productId: course.courseId }))
    expect(await statusesFor(given.shared, browserOf(student))).toEqual([200])
  })
})

describe('what is told of a paid lecture', () => {
  let quizId: string
  const SECRET = 'Sól na końcu'
  beforeEach(async () => {
    const { id } = await school.as(school.admin).call(storeComponent, {
      ...placeOf(paid),
      block: {
        type: 'quiz_question',
        question: {
          question_html: '<p>Kiedy?</p>',
          answer_type: 'single_choice',
          answers: [
            { label: SECRET, correct: true },
            { label: 'Wcale', correct: false },
          ],
          solution_html: `<p>${SECRET}</p>`,
        },
      },
    })
    quizId = id
    await offerFile(world, school, placeOf(paid))
    await school.work(({ tx }) => tx.update(lectures).set({ intro: SECRET }).where(eq(lectures.id, paid)))
    await school.work((ctx) => anExam(ctx, { courseId: course.courseId, lectureId: paid }))
  })

  const begin = (person: TestPerson) => school.as(person).call(exams.startAttempt, { id: paid })
  const asks = (person: TestPerson | undefined, attempt: exams.Attempt) => {
    const by = school.as(person)
    const place = { attemptId: attempt.id }
    const answer = { answerId: attempt.questions[0]!.id, chosen: [0], written: '' }
    return statusesOf([
      by.call(learning.listEntries, { id: paid }),
      by.call(checkQuiz, { id: paid, quizId, chosen: [1] }),
      by.call(exams.getExamOverview, { id: paid }),
      by.call(exams.startAttempt, { id: paid }),
      by.call(exams.getAttempt, place),
      by.call(exams.keepAnswer, { ...place, ...answer }),
    ])
  }
  const page = async (person?: TestPerson) => {
    const { lecture } = await school.as(person).call(learning.getLecturePage, { id: paid })
    return { isSecret: !JSON.stringify(lecture).includes(SECRET), addresses: addressesIn(lecture).length }
  }
  const NOTHING = { isSecret: true, addresses: 0 }

  test('is told to who has the course', async () => {
    expect(await asks(owner, await begin(owner))).toEqual(Array(6).fill(200))
    expect(await page(owner)).toEqual({ isSecret: false, addresses: 4 })
  })

  test('is told neither to a visitor, nor to who has another course, nor to an owner who signed out', async () => {
    const stranger = await school.aStudent()
    const another = await school.work((ctx) => aCourse(ctx))
    await school.work((ctx) => aGrant(ctx, { studentId: stranger.id, productId: another.courseId }))
    const attempt = await begin(owner)
    expect(await asks(undefined, attempt)).toEqual([401, 403, 401, 401, 401, 401])
    expect(await asks(stranger, attempt)).toEqual([403, 403, 403, 403, 404, 404])
    for (const person of [undefined, stranger]) expect(await page(person)).toEqual(NOTHING)
    await school.as(owner).call(logOut, {})
    expect(await asks(owner, attempt)).not.toContain(200)
    expect(await page(owner)).toEqual(NOTHING)
  })

  test('is told no more at once when access is taken, or the variant leaves it out', async () => {
    const attempt = await begin(owner)
    await school.as(school.admin).call(takeAccess, { id: owner.id, productId: course.courseId, reason: 'Zwrot' })
    expect(await asks(owner, attempt)).toEqual(Array(6).fill(403))
    expect(await page(owner)).toEqual(NOTHING)
    const { student, leaveOut } = await aStudentOfAPart()
    const theirs = await begin(student)
    await leaveOut()
    expect(await asks(student, theirs)).toEqual(Array(6).fill(403))
    expect(await page(student)).toEqual(NOTHING)
  })
})

test('a free lecture is watched without an account, by the browser that opened it', async () => {
  const { lecture } = await school.as().call(learning.getLecturePage, { id: free })
  const page = await get(lecture.video!.embed_url!, undefined)
  const cookie = String(page.headers['set-cookie']).split(';')[0]
  expect(cookie).toMatch(/^katedra_browser=/)
  const { own, shared, segment } = await addressesOf(free, undefined, cookie)
  expect(await statusesFor([...own, ...shared], cookie)).toEqual([200])
  for (const other of [undefined, 'katedra_browser=other', browserOf(owner)])
    expect((await get(segment, other)).statusCode, other).toBe(403)
  await school.work(({ tx }) => tx.update(lectures).set({ isFreeToWatch: false }).where(eq(lectures.id, free)))
  expect(await tenSecondsLater(() => statusesFor([...own, ...shared], cookie))).toEqual([403])
})

test('a film that needs a login is there for whoever is logged in, and gone once they sign out', async () => {
  const stranger = await school.aStudent()
  await school.work(({ tx }) => tx.update(lectures).set({ needsLogin: true }).where(eq(lectures.id, free)))
  const { own, shared } = await addressesOf(free, stranger, browserOf(stranger))
  expect(await statusesFor([...own, ...shared], browserOf(stranger))).toEqual([200])
  expect(await statusesFor(shared, browserOf(owner))).toEqual([200])
  for (const cookie of [undefined, 'katedra_browser=somebody', 'katedra_session=forged'])
    expect(await statusesFor([...own, ...shared], cookie), cookie).toEqual([403])
  await school.as(stranger).call(logOut, {})
  expect(await statusesFor([...own, ...shared], browserOf(stranger))).toEqual([403])
})

test('a film of several lectures is there for who may watch any of them', async () => {
  const student = await school.aStudent()
  const { shared } = await addressesOf(paid, owner, browserOf(owner))
  const film = shared.filter((url) => /^\/(?:embed|video)\//.test(url))
  expect(film).toHaveLength(2)
  expect(await statusesFor(film, browserOf(student))).toEqual([403])
  await school.work(async ({ tx }) => {
    const [shown] = await tx.select().from(lectures).where(eq(lectures.id, paid))
    await tx.update(lectures).set({ videoId: shown!.videoId }).where(eq(lectures.id, free))
  })
  expect(await statusesFor(film, browserOf(student))).toEqual([200])
})

describe('a video that is no lecture’s', () => {
  let videoId: string
  let embed: string
  const opens = async (person?: TestPerson) => (await get(embed, person && browserOf(person))).statusCode === 200
  beforeEach(async () => {
    videoId = await school.work((ctx) => aVideo(ctx).then(({ id }) => id), owner)
    await keepFilm(videoId)
    embed = (await school.as(owner).call(getVideo, { id: videoId })).embed_url!
  })

  test('is seen by who sent it and by admins, as long as it stands in nothing', async () => {
    const student = await school.aStudent()
    expect(await Promise.all([owner, school.admin, student, undefined].map(opens))).toEqual([true, true, false, false])
  })

  test('is seen in a post by who sees the post', async () => {
    const reader = await school.aStudent()
    const topicId = await school.work(async (ctx) => (await aTopic(ctx, { productId: course.courseId })).id)
    await school.work((ctx) => aPost(ctx, owner, topicId, { videoId }))
    expect([await opens(owner), await opens(reader), await opens()]).toEqual([true, false, false])
    await school.work((ctx) => aGrant(ctx, { studentId: reader.id, productId: course.courseId }))
    expect(await opens(reader)).toBe(true)
    await school.work(({ tx }) => tx.update(posts).set({ heldAt: new Date() }).where(eq(posts.videoId, videoId)))
    expect(await tenSecondsLater(() => opens(reader))).toBe(false)
    expect(await tenSecondsLater(() => opens(owner))).toBe(true)
  })

  test('is seen in a comment by who reads the comment', async () => {
    const reader = await school.aStudent()
    const topicId = await school.work(async (ctx) => (await aTopic(ctx)).id)
    const { id } = await school.work((ctx) => aPost(ctx, owner, topicId))
    await school.work(async (ctx) => {
      const comment = await aComment(ctx, owner, { type: POST_TYPE, id })
      await ctx.tx.update(comments).set({ videoId }).where(eq(comments.id, comment.id))
    })
    expect([await opens(owner), await opens(reader), await opens()]).toEqual([true, true, false])
    await school.work(({ tx }) => tx.update(comments).set({ heldAt: new Date() }).where(eq(comments.videoId, videoId)))
    expect(await tenSecondsLater(() => opens(reader))).toBe(false)
  })
})

describe('a film between the lines of a lecture', () => {
  const filmOf = async (lectureId: string) => {
    const { lecture } = await school.as(school.admin).call(learning.getLecturePage, { id: lectureId })
    return lecture.components.flatMap((component) => (component.type === 'video' ? (component.film ?? []) : []))[0]!
  }
  const filesFor = async (embed: string, cookie: string) => (await playerOf(embed, cookie)).slice(-2)

  test('is there with its captions and still without an account where its lecture is free to watch, and nowhere else', async () => {
    await showFilm(placeOf(free))
    const { embed_url: embed } = await filmOf(free)
    const visitor = 'katedra_browser=somebody'
    const files = await filesFor(embed!, visitor)
    expect((await get(files[0]!, visitor)).body).toBe('still')
    expect((await get(files[1]!, visitor)).body).toBe('WEBVTT')
    await school.work(({ tx }) => tx.update(lectures).set({ isFreeToWatch: false }).where(eq(lectures.id, free)))
    expect(await tenSecondsLater(() => statusesFor([embed!, ...files], visitor))).toEqual([403])
  })

  test('gets its captions and still from who makes lectures only', async () => {
    await showFilm(placeOf(free))
    const { id } = await filmOf(free)
    const words = { id, language: 'en', label: 'English', webvtt: 'WEBVTT\n\n00:00.000 --> 00:01.000\nGlue\n' }
    for (const person of [owner, undefined]) {
      const by = school.as(person)
      const asked = [
        by.call(putCaptions, words),
        by.call(getCaptions, { id, language: 'pl' }),
        by.call(deleteCaptions, { id, language: 'pl' }),
        by.call(deleteStill, { id }),
      ]
      for (const status of await statusesOf(asked)) expect([401, 403, 404]).toContain(status)
    }
    const admin = school.as(school.admin)
    expect((await admin.call(putCaptions, words)).captions.map(({ language }) => language)).toEqual(['pl', 'en'])
    expect((await admin.call(deleteStill, { id })).has_own_still).toBe(false)
    expect((await get((await filmOf(free)).embed_url!, browserOf(owner))).body).toContain('/captions/en.vtt"')
  })

  test('is one film in a copy of its component, with the same captions', async () => {
    await showFilm(placeOf(free))
    const { data } = await school.as(school.admin).call(listComponents, placeOf(free))
    await school.as(school.admin).call(duplicateComponent, { ...placeOf(free), componentId: data[0]!.id })
    const { lecture } = await school.as(owner).call(learning.getLecturePage, { id: free })
    const films = lecture.components.map((component) => (component.type === 'video' ? component.film : null))
    expect(films).toHaveLength(2)
    expect(films[1]).toEqual(films[0])
    await school.as(school.admin).call(deleteComponent, { ...placeOf(free), componentId: data[0]!.id })
    expect(await tenSecondsLater(() => statusesFor([films[1]!.embed_url!, films[1]!.poster_url!], undefined))).toEqual([
      200,
    ])
  })
})

describe('a picture of a lecture', () => {
  let picture: string
  let componentId: string
  beforeEach(async () => {
    componentId = await showPicture(placeOf(free))
    const { lecture } = await school.as().call(learning.getLecturePage, { id: free })
    picture = addressesIn(lecture.components)[0]!
  })

  test('is seen without an account where the lecture is watched without one', async () => {
    expect(await statusesFor([picture], undefined)).toEqual([200])
    await school.work(({ tx }) => tx.update(lectures).set({ isFreeToWatch: false }).where(eq(lectures.id, free)))
    expect(await statusesFor([picture], undefined)).toEqual([403])
    expect(await statusesFor([picture], browserOf(owner))).toEqual([200])
  })

  test('is there neither for who does not say in which, nor for who names another or none, but for who makes lectures', async () => {
    const bare = picture.split('?')[0]!
    const elsewhere = await showPicture(placeOf(free))
    const wrong = [bare, `${bare}?in=${elsewhere}`, `${bare}?in=${free}`, `${bare}?in=`, `${bare}?in=a&in=b`]
    for (const cookie of [undefined, browserOf(owner)])
      for (const address of wrong) expect([401, 403, 404]).toContain((await get(address, cookie)).statusCode)
    expect(await statusesFor(wrong, browserOf(school.admin))).toEqual([200])
  })

  test('is gone with its component', async () => {
    await school.as(school.admin).call(deleteComponent, { ...placeOf(free), componentId })
    expect(await statusesFor([picture], browserOf(owner))).toEqual([403])
  })
})

test('a lecture that many watch costs no statement for each piece, and one for all who have watched for some seconds', async () => {
  const viewers = await Promise.all(Array.from({ length: 20 }, () => school.aStudent()))
  const watched: [string, Viewer][] = []
  for (const person of viewers) {
    await school.work((ctx) => aGrant(ctx, { studentId: person.id, productId: course.courseId }))
    const { segment } = await addressesOf(paid, person, browserOf(person))
    watched.push([segment, browserOf(person)])
  }
  const watch = async () => {
    for (const [segment, cookie] of watched) expect((await get(segment, cookie)).statusCode).toBe(200)
  }
  await watch()
  const asked: string[] = []
  const renewals = () => asked.filter((name) => name === 'lectures_of_videos')
  const stopHearing = hearStatements(({ name = '' }) => void asked.push(name))
  try {
    for (let nth = 0; nth < 5; nth++) await watch()
    // For a hundred pieces: no more than other processes are told meanwhile, of all that was watched and changed at once.
    expect(renewals()).toEqual([])
    expect(asked.length).toBeLessThan(10)
    clock.moveBy(5 * SECOND)
    await watch()
    await expect.poll(renewals).toHaveLength(1)
    clock.moveBy(5 * SECOND)
    await watch()
    expect(renewals()).toHaveLength(1)
  } finally {
    stopHearing()
    clock.moveBy(-10 * SECOND)
  }
})

describe('films at a time', () => {
  const devices = async (person: TestPerson, count: number) => {
    const secrets = Array.from({ length: count }, () =>
      school.work((ctx) => openSession(ctx, person.id, { host: school.host.split(':')[0]! })),
    )
    return (await Promise.all(secrets)).map((secret) => `katedra_session=${secret}`)
  }
  let players: { segment: string; left: string; embed: string; cookie: Viewer }[]
  const play = async (nth: number) => (await get(players[nth]!.segment, players[nth]!.cookie)).statusCode
  const playAll = async () => {
    const statuses = []
    for (const nth of players.keys()) statuses.push(await play(nth))
    return statuses
  }
  let moved = 0
  const later = (seconds: number) => {
    clock.moveBy(seconds * SECOND)
    moved += seconds * SECOND
  }
  beforeEach(async () => {
    moved = 0
    players = []
    for (const cookie of await devices(owner, 4)) {
      const { segment, embed } = await addressesOf(paid, owner, cookie)
      players.push({ segment, left: segment.replace(/attempt.*/, 'left'), embed, cookie })
    }
    return () => clock.moveBy(-moved)
  })

  test('three go on, and the fourth is told so in words', async () => {
    for (const nth of [0, 1, 2]) expect(await play(nth)).toBe(200)
    later(11)
    for (const nth of [0, 1, 2]) expect(await play(nth)).toBe(200)
    const { segment, embed, cookie } = players[3]!
    const refused = await get(segment, cookie, { accept: 'application/json' })
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'media.too-many-films'])
    expect((await get(embed, cookie)).statusCode, 'to look at the page is no film').toBe(200)
    const page = await get(`${embed}&again=0`, cookie)
    expect([page.statusCode, page.body.includes('Three videos are playing')]).toEqual([429, true])
    later(8)
    expect(await playAll()).toEqual([200, 200, 200, 429])
  })

  test('of four that begin together the last one stops', async () => {
    for (const nth of players.keys()) {
      expect(await play(nth)).toBe(200)
      later(1)
    }
    later(10)
    expect(await playAll()).toEqual([200, 200, 200, 429])
  })

  test('one that was left, or stands still, makes room', async () => {
    for (const nth of [0, 1, 2]) await play(nth)
    later(11)
    for (const nth of [0, 1, 2]) await play(nth)
    expect(await play(3)).toBe(429)
    expect((await get(players[0]!.left, players[0]!.cookie)).statusCode).toBe(204)
    expect(await play(3)).toBe(200)
    later(11)
    expect([await play(3), await play(0)]).toEqual([200, 429])
    later(46)
    expect(await play(0)).toBe(200)
  })

  test('players that a pointer passed over do not count', async () => {
    expect(await playAll()).toEqual([200, 200, 200, 200])
    later(30)
    expect(await play(3)).toBe(200)
  })

  test('other people have three of their own', async () => {
    for (const nth of [0, 1, 2]) await play(nth)
    later(11)
    for (const nth of [0, 1, 2]) await play(nth)
    const { segment } = await addressesOf(paid, school.admin, browserOf(school.admin))
    expect((await get(segment, browserOf(school.admin))).statusCode).toBe(200)
  })
})
