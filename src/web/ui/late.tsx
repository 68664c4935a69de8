import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

interface LateProps {
  /** What stands there until the code has come. */
  fallback?: ReactNode
}

type LateComponent<Props> = ((props: Props & LateProps) => ReactNode) & {
  /** For code that is needed soon; rejects when it cannot be loaded. */
  load(): Promise<void>
  isLoaded(): boolean
}

/**
 * A component whose code is loaded when it is first shown. `Suspense` keeps a fallback for at least 300 ms, and shows one even
 * for code that has just come; this one shows the component as soon as it is there. A failure reaches the error boundary.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LateComponent<Props> {
  let loaded: ComponentType<Props> | undefined

  async function prepare() {
    loaded = await load()
  }

  function Late({ fallback = null, ...props }: Props & LateProps) {
    const [state, setState] = useState<State<Props>>({ Shown: loaded })
    const { Shown, failure } = state
    useEffect(() => {
      if (Shown) return
      prepare().then(
        () => setState({ Shown: loaded }),
        (reason: unknown) => setState({ failure: { reason } }),
      )
    }, [Shown])
    if (failure) throw failure.reason
    return Shown ? <Shown {...(props as unknown as Props)} /> : fallback
  }
  return Object.assign(Late, { load: prepare, isLoaded: () => loaded !== undefined })
}

interface State<Props> {
  Shown?: ComponentType<Props> | undefined
  failure?: { reason: unknown }
}
