import { useCallback, useEffect, useState } from 'react'
import type { Size } from './view.ts'

/** The size of an element; null before it is there. */
export function useRoom(): [(element: HTMLElement | null) => void, Size | null] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState<Size | null>(null)
  const measure = useCallback((found: HTMLElement | null) => {
    setElement(found)
    if (found) setRoom(sizeOf(found))
  }, [])
  useEffect(() => {
    if (!element) return undefined
    const resized = () => setRoom(sizeOf(element))
    window.addEventListener('resize', resized)
    return () => window.removeEventListener('resize', resized)
  }, [element])
  return [measure, room]
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): Size => ({
  width: clientWidth,
  height: clientHeight,
})
