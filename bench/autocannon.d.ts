declare module 'autocannon' {
  export interface Request {
    method?: 'GET' | 'POST' | 'PUT'
    path?: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request) => Request
  }
  export interface Options {
    url: string
    connections: number
    duration: number
    requests: Request[]
  }
  export interface Result {
    requests: { average: number; total: number }
    '2xx': number
    non2xx: number
    errors: number
    duration: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
