import { sandboxPayments } from '#providers/payments/sandbox/sandbox-payments.ts'
import { audit, type Books } from './audit.ts'
import { type Dice, diceOf } from './dice.ts'
import type { Buyer, Ware } from './market.ts'
import { letMishapsHappen } from './mishaps.ts'
import { type Cards, type Ending, lockCards, purchase } from './purchase.ts'
import { settle } from './settle.ts'
import type { TortureSettings } from './settings.ts'
import { openTown, type Town } from './town.ts'

export interface Report extends Books {
  endings: Record<Ending, number>
  killed: Record<string, number>
  purchasesPerSecond: number
  /** how often twenty minutes had to pass until nothing was open */
  rounds: number
}

/** Makes the purchases while processes are killed and the bank plays tricks, lets everything settle, and audits the books. */
export async function torture(settings: TortureSettings, say: (line: string) => void): Promise<Report> {
  const town = await openTown(settings)
  try {
    const dice = diceOf(settings.seed)
    const cards = await lockCards(sandboxPayments(town.bank), town.market.school.origin)
    const stopMishaps = letMishapsHappen(town, dice, settings.killEveryMs)
    const began = performance.now()
    const endings = await shop(town, cards, dice, settings, say).finally(() => void stopMishaps())
    const seconds = (performance.now() - began) / 1000
    const killed = await stopMishaps()
    say(`all shopping is done after ${Math.round(seconds)} s`)
    const rounds = await settle(town)
    const books = await audit(town)
    return { ...books, endings, killed, purchasesPerSecond: endings.bought / seconds, rounds }
  } finally {
    await town.close()
  }
}

async function shop(
  town: Town,
  cards: Cards,
  dice: Dice,
  { purchases, atOnce, shopsForMs }: TortureSettings,
  say: (line: string) => void,
): Promise<Report['endings']> {
  const endings = { bought: 0, failed: 0, left: 0 }
  const queues = town.market.buyers.map((buyer) => ({ buyer, wares: [...town.market.wares] }))
  let wanted = purchases
  const closesAt = Date.now() + shopsForMs
  const shopForOne = async ({ buyer, wares }: { buyer: Buyer; wares: Ware[] }) => {
    for (const ware of wares) {
      if (wanted-- <= 0 || Date.now() > closesAt) return
      endings[await purchase({ town, buyer, ware, cards, dice })]++
      const done = endings.bought + endings.failed + endings.left
      if (done % 500 === 0) say(`${done} purchases`)
    }
  }
  const till = async () => {
    for (let next = queues.pop(); next; next = queues.pop()) await shopForOne(next)
  }
  await Promise.all(Array.from({ length: atOnce }, till))
  return endings
}
