import { z } from 'zod'
import { event } from '#platform/events/event.ts'

export const productPublished = event('catalog.product-published', z.object({ product_id: z.uuid() }))
