import { beforeEach, expect, test, vi } from 'vitest'
import { doUnlessUndone } from './do-unless-undone.ts'
import { toast, toasts } from './toast.ts'

const work = vi.fn()
const onUndo = vi.fn()
beforeEach(() => {
  for (const { id } of toasts.current()) toast.dismiss(id)
  work.mockClear()
  onUndo.mockClear()
})

const begin = (title = 'Deleted: Żaba') => {
  doUnlessUndone(title, { undo: 'Undo', onUndo, work })
  return toasts.current().find((message) => message.title === title)!
}

test('is done when its message has gone, once', () => {
  const { id } = begin()
  expect(work).not.toHaveBeenCalled()
  toast.dismiss(id)
  window.dispatchEvent(new Event('pagehide'))
  expect(work).toHaveBeenCalledOnce()
  expect(onUndo).not.toHaveBeenCalled()
})

test('is not done once it was taken back', () => {
  const { id, action } = begin()
  action!.run()
  toast.dismiss(id)
  window.dispatchEvent(new Event('pagehide'))
  expect(onUndo).toHaveBeenCalledOnce()
  expect(work).not.toHaveBeenCalled()
})

test('is done when the page is left, and when other messages push its own out', () => {
  begin()
  window.dispatchEvent(new Event('pagehide'))
  expect(work).toHaveBeenCalledOnce()
  begin('Deleted: Osa')
  for (const each of ['1', '2', '3', '4']) toast.show(each)
  expect(work).toHaveBeenCalledTimes(2)
})
