import type { AskedContents } from '#modules/catalog/ui/site-kind.ts'
import type { Client } from '#platform/contract/client.ts'
import { getEventPage, listMyEvents } from '../contract.ts'
import { listMyEntries } from '../waiting/contract.ts'

export const contents = (api: Client, { slug }: AskedContents) => api.call(getEventPage, { eventSlug: slug })
export const owned = (api: Client) => Promise.all([api.call(listMyEvents, {}), api.call(listMyEntries, {})])
