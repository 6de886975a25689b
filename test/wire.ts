import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Wire {
  port: number
  /** Every connection breaks off where it is, and none comes about until it is mended. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

/** A line to a server that may break. */
export async function aWire(to: number): Promise<Wire> {
  const ends = new Set<Socket>()
  let isCut = false
  const join = (near: Socket, far: Socket) => {
    near.pipe(far).pipe(near)
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.on('error', () => end.destroy())
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
    }
  }
  const line = createServer((near) => (isCut ? near.destroy() : join(near, connect(to, 'localhost'))))
  line.listen(0)
  await once(line, 'listening')
  const breakOff = () => {
    for (const end of ends) end.destroy()
  }
  return {
    port: (line.address() as AddressInfo).port,
    cut() {
      isCut = true
      breakOff()
    },
    mend() {
      isCut = false
    },
    async close() {
      breakOff()
      line.close()
      await once(line, 'close')
    },
  }
}
