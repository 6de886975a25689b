import facts from '#kit/figures/facts.module.css'
import { usePartnerWords } from './use-partner-words.ts'

interface BalanceFiguresProps {
  figures: { label: string; amount: number }[]
  currency: string
}

export function BalanceFigures({ figures, currency }: BalanceFiguresProps) {
  const { money } = usePartnerWords()
  return (
    <dl className={facts.figures}>
      {figures.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{money(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
