/** @throws Error when the browser makes none, such as of what is too large */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture could be made'))), 'image/png')
  })
