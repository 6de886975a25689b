import { vi } from 'vitest'

/** What jsdom lacks: a browser that opens pictures, or does not, and writes each as a small one. */
export function aBrowserThatDraws() {
  const open = vi.fn<() => Promise<unknown>>()
  vi.stubGlobal('createImageBitmap', open)
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('No picture'))
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage: () => undefined,
    fillRect: () => undefined,
    getImageData: () => ({ data: [0, 0, 0, 255] }),
  })) as never
  HTMLCanvasElement.prototype.toBlob = (callback, type = '') =>
    callback(new Blob(['made smaller'], { type: type === 'image/webp' ? 'image/png' : type }))
  return {
    opens: (size: { width: number; height: number }) => open.mockResolvedValue({ ...size, close: () => undefined }),
    cannotOpen: () => open.mockRejectedValue(new Error('No picture')),
  }
}
