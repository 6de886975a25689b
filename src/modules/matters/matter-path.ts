import type { MatterKind } from './vocabulary.ts'

/** Where it can be done. */
export const matterPath = ({ kind, order }: { kind: MatterKind; order: { id: string } }): string =>
  kind === 'withdrawal' ? '/home/contract-withdrawals?open=1' : `/home/orders/${order.id}`
