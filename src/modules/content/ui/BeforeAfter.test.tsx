import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BeforeAfter } from './BeforeAfter.tsx'

afterEach(cleanup)

test('a slider says how much of each picture is shown, and moves the line', () => {
  const { container } = render(
    <BeforeAfter before={<img alt="Surowe" />} after={<img alt="Upieczone" />} label="Bochenek" />,
  )
  const slider = screen.getByRole('slider', { name: 'Compare before and after: Bochenek' })
  expect(slider.getAttribute('aria-valuetext')).toBe('50% before')
  fireEvent.input(slider, { target: { value: '80' } })
  expect(slider.getAttribute('aria-valuetext')).toBe('80% before')
  expect((container.firstChild as HTMLElement).style.getPropertyValue('--at')).toBe('80%')
  expect(screen.getByRole('img', { name: 'Surowe' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Upieczone' })).toBeTruthy()
})
