/** Sends requests to the servers on these ports in turn, in a process of its own. Prints its address. */
import { startReverseProxy } from '../../e2e/support/reverse-proxy.ts'

const { url } = await startReverseProxy(process.argv.slice(2).map(Number))
console.log(url)
