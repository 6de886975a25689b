import { InvalidFields, invalidField } from '#platform/refusal.ts'
import type { Adapter } from '../adapters.ts'
import type { Gateways } from '../gateways.ts'
import type { AccountFieldName, GatewayName } from '../vocabulary.ts'

interface TypedAccount {
  gateway: GatewayName
  credentials: Partial<Record<AccountFieldName, string>>
}

/** What was typed of an account, as its gateway is connected with it. Refuses with 422 what is missing, by field. */
export function readAccount(
  { adapters }: Pick<Gateways, 'adapters'>,
  { gateway, credentials: typed }: TypedAccount,
): { adapter: Adapter; credentials: string } {
  const adapter = adapters[gateway]
  if (!adapter) throw invalidField('gateway', 'validation.required')
  if (adapter.own !== undefined) return { adapter, credentials: adapter.own }
  const wrong = adapter.fields.filter(({ name, choices }) => {
    const given = typed[name] ?? ''
    return given === '' || (choices !== undefined && !choices.includes(given))
  })
  if (wrong.length > 0)
    throw new InvalidFields(Object.fromEntries(wrong.map(({ name }) => [name, [{ key: 'validation.required' }]])))
  const kept = Object.fromEntries(adapter.fields.map(({ name }) => [name, typed[name]]))
  return { adapter, credentials: JSON.stringify(kept) }
}
