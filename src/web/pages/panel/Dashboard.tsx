import { usePanelText } from './use-text.ts'

export default function Dashboard() {
  const text = usePanelText()
  return (
    <>
      <title>{text('dashboard')}</title>
      <h1>{text('dashboard')}</h1>
    </>
  )
}
