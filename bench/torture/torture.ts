import { sandboxPayments } from '#providers/payments/sandbox/sandbox-payments.ts'
import { audit, type Books } from './audit.ts'
import { diceOf } from './dice.ts'
import { openMarket } from './market.ts'
import { letMishapsHappen } from './mishaps.ts'
import { type Cards, type Ending, lockCards, purchase } from './purchase.ts'
import { giveBack } from './refund.ts'
import { settle } from './settle.ts'
import type { TortureSettings } from './settings.ts'
import { openTown, type Town } from './town.ts'
import { wishesOf } from './wishes.ts'

export interface Report extends Books {
  endings: Record<Ending, number>
  killed: Record<string, number>
  purchasesPerSecond: number
  /** how often twenty minutes had to pass until nothing was open */
  rounds: number
}

/** Makes the purchases while processes are killed and the bank plays tricks, lets everything settle, and audits the books. */
export async function torture(settings: TortureSettings, say: (line: string) => void): Promise<Report> {
  const town = await openTown((env) => openMarket(env, settings))
  try {
    const dice = diceOf(settings.seed)
    const cards = await lockCards(sandboxPayments({ ...town.bank, account: '' }), town.market.school.origin)
    const stopMishaps = letMishapsHappen(town, dice, settings.killEveryMs)
    const began = performance.now()
    const endings = await shop(town, cards, settings, say).finally(() => void stopMishaps())
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
  { purchases, atOnce, shopsForMs, seed }: TortureSettings,
  say: (line: string) => void,
): Promise<Report['endings']> {
  const endings = { bought: 0, failed: 0, left: 0, refused: 0 }
  const { buyers } = town.market
  const queues = buyers.map((buyer, number) => {
    // Of their own, so that what each of them wants does not hang on who is quicker.
    const dice = diceOf(seed + 7919 * (number + 1))
    return { buyer, dice, wishes: wishesOf(town.market, dice, Math.ceil(purchases / buyers.length)) }
  })
  let wanted = purchases
  const closesAt = Date.now() + shopsForMs
  const shopForOne = async ({ buyer, dice, wishes }: (typeof queues)[number]) => {
    for (const wish of wishes) {
      if (wanted-- <= 0 || Date.now() > closesAt) return
      const ending = await purchase({ town, buyer, wish, cards, dice })
      endings[ending]++
      if (ending === 'bought' && wish.refund) await giveBack(town, buyer, wish, wish.refund)
      const done = Object.values(endings).reduce((sum, each) => sum + each)
      if (done % 500 === 0) say(`${done} purchases`)
    }
  }
  const till = async () => {
    for (let next = queues.pop(); next; next = queues.pop()) await shopForOne(next)
  }
  await Promise.all(Array.from({ length: atOnce }, till))
  return endings
}
