import type { z } from 'zod'
import { callPath } from '#contract/call-path.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import {
  type DownloadedFile,
  download,
  type HttpRequest,
  type ServerEvent,
  send,
  stream,
} from './http.ts'

type Input<E, Part extends 'params' | 'query' | 'body'> = E extends {
  [Key in Part]: infer Schema extends z.ZodType
}
  ? { [Key in Part]: z.input<Schema> }
  : unknown

type CallOptions<E extends Endpoint> = Input<E, 'params'> &
  Input<E, 'query'> &
  Input<E, 'body'> & { signal?: AbortSignal }

/** A call without params, query and body needs no options. */
export type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallOptions<E>
    ? [options?: CallOptions<E>]
    : [options: CallOptions<E>]

export type Reply<E extends Endpoint> = z.output<E['reply']>

/** @throws ApiError, or the reason of an abort by the caller */
export async function callWithToken<E extends Endpoint>(
  token: string | undefined,
  endpoint: E,
  ...[options]: CallArguments<E>
): Promise<Reply<E>> {
  return send<Reply<E>>(requestOf(endpoint, options), token)
}

/** The same call with its reply as a stream of events. */
export function streamWithToken<E extends Endpoint>(
  token: string | undefined,
  onEvent: (event: ServerEvent) => void,
  endpoint: E,
  ...[options]: CallArguments<E>
): Promise<void> {
  return stream(requestOf(endpoint, options), token, onEvent)
}

/** The same call with a file as its reply. */
export function downloadWithToken<E extends Endpoint>(
  token: string | undefined,
  endpoint: E,
  ...[options]: CallArguments<E>
): Promise<DownloadedFile> {
  return download(requestOf(endpoint, options), token)
}

function requestOf({ method, path }: Endpoint, options: AnyOptions = {}): HttpRequest {
  const { params, query, body, signal } = options
  return { method, path: callPath(path, params, query), body, signal }
}

/** For public calls, and for those that a session cookie signs in. */
export const callWithoutToken = <E extends Endpoint>(endpoint: E, ...options: CallArguments<E>) =>
  callWithToken(undefined, endpoint, ...options)

type Values = Record<string, string | number | undefined>

interface AnyOptions {
  params?: Values
  query?: Values
  body?: unknown
  signal?: AbortSignal
}
