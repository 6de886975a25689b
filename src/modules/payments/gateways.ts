import type { Ctx } from '#platform/context.ts'
import type { KeyRing } from '#platform/sealed.ts'
import { type MessageParams, Refusal } from '#platform/refusal.ts'
import type { Capabilities, Gateway } from '#providers/payments/port.ts'
import type { Adapters } from './adapters.ts'
import type { ChargesUnderWay } from './charges-under-way.ts'
import type { PaymentAccount } from './tables.ts'
import type { GatewayName } from './vocabulary.ts'

/** A gateway as one account of a school reaches it. */
export interface ConnectedGateway {
  accountId: string
  name: GatewayName
  gateway: Gateway
}

/** The gateways of this installation. What they give is used when the transaction is over: the network stays outside. */
export interface Gateways {
  /** Through which the school takes money now. @throws NoGatewayConnected */
  gatewayFor(ctx: Ctx): Promise<ConnectedGateway>
  /** Through which a payment went, though new ones may go through another. @throws NoGatewayConnected */
  gatewayOf(ctx: Ctx, accountId: string): Promise<ConnectedGateway>
  /** What the one can do through which the school would take money now; undefined where there is none. Opens nothing. */
  capabilitiesFor(ctx: Ctx): Promise<Capabilities | undefined>
  /** To read what is told: puts nothing down. Undefined where the account cannot be reached. */
  open(account: PaymentAccount): Gateway | undefined
  /** Whether the school's gateway keeps cards, to be charged again. Opens no account. */
  savesCards(ctx: Ctx): Promise<boolean>
  /** The origin that the school's pages send cards to, for tokens; null where they lock them. Opens no account. */
  cardsSentTo(ctx: Ctx): Promise<string | null>
  charges: ChargesUnderWay
  /** those that this installation can reach, each with what it says of itself */
  adapters: Adapters
  /** what tokens of kept cards are sealed with */
  keys: KeyRing
  /** scheme://host[:port] at which gateways reach this installation */
  notifyOrigin: string
}

/** Where a gateway tells this installation what became of a school's payments. */
export const notifyUrlOf = ({ notifyOrigin }: Pick<Gateways, 'notifyOrigin'>, name: GatewayName, schoolId: string) =>
  `${notifyOrigin}/payments/notifications/${name}/${schoolId}`

/** The gateway of the school takes no money in this currency. */
export class CurrencyNotTaken extends Refusal {
  readonly status = 409
  readonly code = 'payments.currency-not-taken'
}

export class NoGatewayConnected extends Refusal {
  readonly status = 409
  readonly code = 'payments.no-gateway'
}

/** Another admin connected an account meanwhile, or took one away. */
export class AccountIsAnother extends Refusal {
  readonly status = 409
  readonly code = 'payments.account-is-another'
}

/** The account was tried and does not work, so that it is not connected. */
export class AccountDoesNotWork extends Refusal {
  readonly status = 409
  readonly code = 'payments.account-does-not-work'
  override readonly params: MessageParams

  constructor(says: string) {
    super()
    this.params = { says }
  }
}
