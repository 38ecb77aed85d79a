import { useHydrated } from '@tanstack/react-router'
import { classes } from './classes.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  /** text: as high as a line; block: fills its parent. */
  shape?: 'text' | 'block' | 'circle'
  /** CSS lengths. */
  width?: string
  height?: string
}

/** Placeholder in the shape of what loads. Set `aria-busy` on the list around it. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  // The content security policy blocks style attributes in a document.
  const style = useHydrated() ? { width, height } : undefined
  return <span aria-hidden className={classes(styles.skeleton, styles[shape])} style={style} />
}
