import type { PaymentProvider } from '#providers/payments/port.ts'
import { Refusal } from '#platform/refusal.ts'

export type GatewayName = 'sandbox'

export interface Gateways {
  /** what new payments go through; undefined while none is connected */
  current: GatewayName | undefined
  byName: Partial<Record<GatewayName, PaymentProvider>>
  /** scheme://host[:port] at which gateways reach this installation */
  notifyOrigin: string
}

export class NoGatewayConnected extends Refusal {
  readonly status = 409
  readonly code = 'payments.no-gateway'
}

export function gatewayNamed(gateways: Gateways, name: string): PaymentProvider {
  const gateway = Object.hasOwn(gateways.byName, name) ? gateways.byName[name as GatewayName] : undefined
  if (!gateway) throw new NoGatewayConnected()
  return gateway
}
