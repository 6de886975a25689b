import { InvalidFields, invalidField } from '#platform/refusal.ts'
import type { AccountField, Adapter } from '../adapters.ts'
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
  const given = ({ name, usual = '' }: AccountField) => typed[name] || usual
  const wrong = adapter.fields.filter((field) => !given(field) || field.choices?.includes(given(field)) === false)
  if (wrong.length > 0)
    throw new InvalidFields(Object.fromEntries(wrong.map(({ name }) => [name, [{ key: 'validation.required' }]])))
  const kept = JSON.stringify(Object.fromEntries(adapter.fields.map((field) => [field.name, given(field)])))
  return { adapter, credentials: adapter.own ? adapter.own(kept) : kept }
}
