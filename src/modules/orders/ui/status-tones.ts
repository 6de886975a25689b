import type { OrderStatus } from '../vocabulary.ts'

export const STATUS_TONES = {
  paying: 'caution',
  paid: 'good',
  failed: 'bad',
  partly_refunded: 'plain',
  refunded: 'plain',
} as const satisfies Record<OrderStatus, string>
