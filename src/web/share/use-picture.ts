import { useEffect, useState } from 'react'
import { PRODUCT_NAME } from '#contract/messages.ts'
import { type DrawnPicture, drawPicture, type Shown } from './draw-picture.ts'

export type Picture =
  | { status: 'drawing' }
  | { status: 'failed' }
  | ({ status: 'drawn' } & DrawnPicture)

/** Draws what is to be shown, again whenever that changes. */
export function usePicture(shown: Shown | undefined): Picture {
  const [picture, setPicture] = useState<Picture>({ status: 'drawing' })
  useEffect(() => {
    if (!shown) return
    let isGone = false
    setPicture({ status: 'drawing' })
    drawPicture(shown, PRODUCT_NAME).then(
      (drawn) => {
        if (!isGone) setPicture({ status: 'drawn', ...drawn })
      },
      (error: unknown) => {
        console.warn('A picture could not be drawn.', error)
        if (!isGone) setPicture({ status: 'failed' })
      },
    )
    return () => {
      isGone = true
    }
  }, [shown])
  return picture
}
