import { MODULES, type ModuleName } from '../src/app/modules.ts'

/** A module stands one floor above the highest of those that it uses. */
function floorOf(name: ModuleName): number {
  const below: readonly ModuleName[] = MODULES[name].uses
  return below.length === 0 ? 0 : 1 + Math.max(...below.map(floorOf))
}

/** Who owns what and may use whom, floor by floor from the ground up, as markdown. */
export function moduleTable(): string {
  const floors = Map.groupBy(Object.keys(MODULES) as ModuleName[], floorOf)
  const rows = [...floors]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([floor, names]) =>
      names.map((name) => `| ${floor} | ${name} | ${MODULES[name].owns} | ${MODULES[name].uses.join(', ') || '-'} |`),
    )
  return ['| floor | module | owns | may use |', '|---|---|---|---|', ...rows].join('\n')
}
