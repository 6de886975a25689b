import type { AskedContents } from '#modules/catalog/ui/site-kind.ts'
import type { Client } from '#platform/contract/client.ts'
import { getCoursePage } from '../contract.ts'

export const contents = async (api: Client, { slug, isAlike }: AskedContents) =>
  isAlike ? null : await api.call(getCoursePage, { slug })
