import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { listMyOrders, refundOrder } from '#modules/orders/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { acceptInvitation } from '#modules/seats/contract.ts'
import { aMailedLink } from '#modules/seats/testing.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson } from '#test/world.ts'
import { getDownloadPage, listMyDownloads, loadFile } from './contract.ts'
import { aDownload } from './testing.ts'

let download: Awaited<ReturnType<typeof aDownload>>
let buyer: TestPerson
const market = await aMarket()
await market.startWorking()
const school = await market.aSchool()
beforeEach(async () => {
  download = await aDownload(market, school)
  buyer = await school.aStudent({ email: `${newId()}@school.test` })
})
afterAll(() => market.close())

const buy = async (course: typeof download = download) =>
  school.as(buyer).call(onePageCheckout, await market.aPurchase(school, { course, amount: course.amount }))
const mine = async () => (await school.as(buyer).call(listMyDownloads, {})).data
const link = async () => (await school.as(buyer).call(loadFile, { fileId: download.file.id })).url
const get = (url: string) => market.app.inject({ url, headers: { host: school.host } })

test('whoever buys one finds its files among theirs, and loses them at once with the money', async () => {
  await expect(link()).rejects.toMatchObject({ status: 403 })
  await buy()
  const { rows } = await school.work(({ tx }) =>
    tx.execute(sql`select purchase_path from transactions where payer_id = ${buyer.id}`),
  )
  expect(rows).toEqual([{ purchase_path: '/my/downloads' }])
  expect(await mine()).toMatchObject([
    {
      title: 'Zeszyt i dźwięk',
      access_until: null,
      files: [{ title: 'Zeszyt ćwiczeń', ending: 'pdf', bytes: 10, version: 1, note: '', loads_count: 0 }],
    },
  ])
  const page = () => school.as(buyer).call(getDownloadPage, { downloadSlug: download.slug })
  expect((await page()).has_access).toBe(true)
  const url = await link()
  const [order] = (await school.as(buyer).call(listMyOrders, {})).data
  await school.as(school.admin).call(refundOrder, { orderId: order!.id, reason: 'Obiecane', access: 'take' })
  expect([(await get(url)).statusCode, await mine(), (await page()).has_access]).toEqual([403, [], false])
  await expect(link()).rejects.toMatchObject({ status: 403 })
})

test('one given to somebody else is theirs once they claim it, and not its giver’s', async () => {
  const friend = await school.aStudent({ email: `${newId()}@school.test` })
  const gift = { name: 'Łucja', email: friend.email, message: '' }
  const purchase = await market.aPurchase(school, { course: download, amount: download.amount, gift })
  await school.as(buyer).call(onePageCheckout, purchase)
  expect(await mine()).toEqual([])
  const claimed = await school.as(friend).call(acceptInvitation, { token: await aMailedLink(school, friend.email) })
  expect(claimed.redirect_to).toBe('/my/downloads')
  expect((await school.as(friend).call(listMyDownloads, {})).data).toMatchObject([{ title: 'Zeszyt i dźwięk' }])
  expect(await mine()).toEqual([])
})

test('a free one is had as well, and one for some days until they are over', async () => {
  const free = await aDownload(market, school, { title: 'Za darmo', amount: 0 })
  await buy(free)
  const short = await aDownload(market, school, { title: 'Na dni', access_length: 'one_time', access_days: 3 })
  await buy(short)
  expect((await mine()).map(({ title, access_until }) => [title, access_until !== null])).toEqual([
    ['Na dni', true],
    ['Za darmo', false],
  ])
  const { url } = await school.as(buyer).call(loadFile, { fileId: short.file.id })
  expect((await get(url)).statusCode).toBe(200)
  clock.moveBy(4 * DAY)
  await expect(school.as(buyer).call(loadFile, { fileId: short.file.id })).rejects.toMatchObject({ status: 403 })
  expect((await mine()).map(({ title }) => title)).toEqual(['Za darmo'])
})
