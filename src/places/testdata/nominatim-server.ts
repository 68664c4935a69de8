import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Entry {
  osm_type: string
  osm_id: number
  display_name: string
  lat: string
  lon: string
  importance: number
  /** Another name that finds it. */
  also?: string
}

const entries: Entry[] = [
  entry(7444, 'Paris, Ile-de-France, Metropolitan France, France', '48.8534951', '2.3483915', 0.89),
  entry(115357, 'Paris, Lamar County, Texas, United States', '33.6617962', '-95.5555130', 0.53),
  entry(271110, 'Amsterdam, North Holland, Netherlands', '52.3730796', '4.8924534', 0.81),
  entry(1543125, 'Tokyo, Japan', '35.6768601', '139.7638947', 0.82, '東京都'),
  entry(125541, 'Springfield, Sangamon County, Illinois, United States', '39.7990', '-89.6440', 0.6),
  entry(2315704, 'Springfield, Hampden County, Massachusetts, United States', '42.10', '-72.59', 0.58),
  entry(141056, 'Springfield, Greene County, Missouri, United States', '37.2166', '-93.2920', 0.59),
]

export interface NominatimServer extends AsyncDisposable {
  url: string
  /** The requests received, oldest first. */
  requests: { url: URL; headers: IncomingMessage['headers'] }[]
  /** Replaces the responses to simulate failures, delays and malformed data. */
  answerWith(answer: (response: ServerResponse) => void): void
}

/** A local fake of Nominatim: search and lookup over a few entries. */
export async function startNominatim(): Promise<NominatimServer> {
  const requests: NominatimServer['requests'] = []
  let special: ((response: ServerResponse) => void) | undefined
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    requests.push({ url, headers: request.headers })
    if (special) return special(response)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer(url)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/nominatim`,
    requests,
    answerWith(answer) {
      special = answer
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function answer({ pathname, searchParams }: URL): object {
  if (pathname.endsWith('/lookup')) {
    const ids = searchParams.get('osm_ids')?.split(',') ?? []
    return entries.filter(({ osm_id }) => ids.includes(`R${osm_id}`))
  }
  const words = (searchParams.get('q') ?? '').toLowerCase().split(/[\s,]+/)
  const found = entries
    .filter((entry) => words.every((word) => wordsOf(entry).some((w) => w.startsWith(word))))
    .filter((entry) => wordsOf(entry).includes(words[0] ?? '') || entry.also?.startsWith(words[0] ?? ''))
  return found
    .sort((a, b) => b.importance - a.importance)
    .slice(0, Number(searchParams.get('limit') ?? 10))
}

function wordsOf({ display_name, also = '' }: Entry): string[] {
  return `${display_name} ${also}`.toLowerCase().split(/[\s,]+/)
}

function entry(
  osm_id: number,
  display_name: string,
  lat: string,
  lon: string,
  importance: number,
  also?: string,
): Entry {
  return { osm_type: 'relation', osm_id, display_name, lat, lon, importance, also }
}
