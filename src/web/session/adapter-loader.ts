import type { IdentityAdapter } from './identity-client.ts'

/** Loads the adapter once; a failed load is tried again by the next caller. */
export function createAdapterLoader(
  load: () => Promise<IdentityAdapter>,
  onLoad: (adapter: IdentityAdapter) => void,
) {
  let loaded: IdentityAdapter | undefined
  let loading: Promise<IdentityAdapter> | undefined
  return {
    loaded: () => loaded,
    get(): Promise<IdentityAdapter> {
      loading ??= load()
        .then((adapter) => {
          loaded = adapter
          onLoad(adapter)
          return adapter
        })
        .catch((error) => {
          loading = undefined
          throw error
        })
      return loading
    },
  }
}
