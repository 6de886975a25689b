import { readCampaign } from '#platform/campaign.ts'
import type { SoldProduct, SoldSource } from '../contract.ts'
import type { readSoldByProduct, readSoldBySource } from './read-sold.ts'

type RowOf<Read extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>[number]

export const viewSoldProduct = ({
  id,
  title,
  kind,
  now,
  before,
  lines,
}: RowOf<typeof readSoldByProduct>): SoldProduct => ({ id, title, kind, amount: { now, before }, sold: lines })

export const viewSoldSource = ({
  partner_id: id,
  name,
  way,
  now,
  before,
  lines,
}: RowOf<typeof readSoldBySource>): SoldSource => ({
  partner: id === null ? null : { id, name: name ?? '' },
  campaign: way === '' ? null : readCampaign(way),
  amount: { now, before },
  sold: lines,
})
