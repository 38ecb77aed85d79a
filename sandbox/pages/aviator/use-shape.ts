import { useEffect, useRef, useState } from 'react'
import { width } from './flight.ts'

/** Before it is measured. */
const usual = 500

export function useShape() {
  const ref = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(usual)
  useEffect(() => {
    const place = ref.current
    if (!place) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const { width: wide = 0, height: high = 0 } = entry?.contentRect ?? {}
      if (wide > 0 && high > 0) setHeight(Math.round((width * high) / wide))
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  return { ref, height }
}
