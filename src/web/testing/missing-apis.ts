import { ReadableStream, TextDecoderStream, TransformStream } from 'node:stream/web'

/** jsdom lays nothing out: nothing comes near the window. */
class IntersectionObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Every browser has them; jsdom does not. Modules that a test imports use the streams as they are loaded.
Object.assign(globalThis, {
  IntersectionObserver,
  ReadableStream,
  TextDecoderStream,
  TransformStream,
})
