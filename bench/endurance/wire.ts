import { connect, type Socket } from 'node:net'

export interface Asked {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

const HEAD_ENDS = '\r\n\r\n'
const CHUNKS_END = '0\r\n\r\n'

/** The bytes of a request, as a browser that keeps its connections sends them. */
export function bytesOf(host: string, { method, path, headers = {}, body }: Asked): string {
  const all = { ...headers, host, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n${body ?? ''}`
}

/**
 * A connection that asks one thing after the other, and looks no closer at an answer than it has to: whoever asks thousands of
 * times a second on the machine that answers takes time from it, and is late themselves.
 */
export class Wire {
  readonly #socket: Socket
  #heard: Answer | undefined
  #answered: ((status: number) => void) | undefined
  #isOver = false

  constructor(host: string, port: number, giveUpAfterMs: number) {
    this.#socket = connect({ host, port, noDelay: true })
    this.#socket.setEncoding('latin1')
    this.#socket.setTimeout(giveUpAfterMs, () => this.#socket.destroy())
    this.#socket.on('data', (text: string) => this.#hear(text))
    this.#socket.on('error', () => undefined)
    this.#socket.on('close', () => this.#end(0))
  }

  get isOver(): boolean {
    return this.#isOver
  }

  /** The status of the answer; 0 when there was none. */
  ask(bytes: string): Promise<number> {
    return new Promise((resolve) => {
      if (this.#isOver) return resolve(0)
      this.#answered = resolve
      this.#heard = undefined
      this.#socket.write(bytes)
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #hear(text: string): void {
    this.#heard ??= new Answer()
    this.#heard.add(text)
    if (!this.#heard.isWhole) return
    if (this.#heard.closes) this.#isOver = true
    const { status } = this.#heard
    this.#tell(status)
    if (this.#isOver) this.#socket.destroy()
  }

  #end(status: number): void {
    this.#isOver = true
    this.#tell(status)
  }

  #tell(status: number): void {
    const answered = this.#answered
    this.#answered = undefined
    answered?.(status)
  }
}

/** Of an answer as it comes: its status, and whether all of it is there. */
class Answer {
  status = 0
  closes = false
  isWhole = false
  #head = ''
  /** bytes of the body that are still to come; undefined of one that comes in chunks */
  #left: number | undefined
  #tail = ''

  add(text: string): void {
    if (this.status > 0) return this.#addBody(text)
    this.#head += text
    const end = this.#head.indexOf(HEAD_ENDS)
    if (end < 0) return
    const head = this.#head.slice(0, end)
    this.status = Number(head.slice(9, 12))
    this.closes = /\r\nconnection: close/i.test(head)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    const isEmpty = this.status === 204 || this.status === 304
    this.#left = isEmpty ? 0 : length === undefined ? undefined : Number(length)
    this.#addBody(this.#head.slice(end + HEAD_ENDS.length))
  }

  #addBody(text: string): void {
    if (this.#left === undefined) {
      this.#tail = (this.#tail + text).slice(-CHUNKS_END.length)
      this.isWhole = this.#tail === CHUNKS_END
    } else {
      this.#left -= text.length
      this.isWhole = this.#left <= 0
    }
  }
}
